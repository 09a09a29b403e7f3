import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { api, useChange } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import type { SavedPiece } from './email-side.tsx'
import { previewTexts } from './texts.ts'

/** Makes a PDF of the piece as it will be printed, and leads to it. */
export function ProofLink({ creativeKey, isChanged, on }: SavedPiece) {
  const { marketKey, couponKeys, isLoading } = on
  const proof = useChange(api.pieces.proof)
  const isSaved = creativeKey !== undefined && marketKey !== undefined && !isChanged
  const make = () => {
    if (!isSaved) return
    const piece = { creativeTemplateKey: creativeKey, marketKey, couponKeys: [...couponKeys] }
    void proof.run({ body: piece })
  }
  const address = isSaved ? proof.response?.url : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <ReasonButton
        {...{ size: 'small', variant: 'outlined', startIcon: <PictureAsPdfOutlined /> }}
        reason={isSaved ? undefined : previewTexts.saveForProof}
        loading={proof.isRunning || isLoading}
        onClick={make}
      >
        {previewTexts.makeProof}
      </ReasonButton>
      <Box role="status">
        {address && (
          <Link href={address} target="_blank" rel="noopener">
            {previewTexts.openProof}
          </Link>
        )}
      </Box>
    </Box>
  )
}
