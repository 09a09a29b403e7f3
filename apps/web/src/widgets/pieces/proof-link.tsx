import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { api, useChange } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import type { SavedPiece } from './email-side.tsx'
import { previewTexts } from './texts.ts'

interface ProofLinkProps extends SavedPiece {
  /** Why none can be made yet. */
  noProof: string | undefined
}

/** Makes a PDF of the piece as it will be printed, and leads to it. */
export function ProofLink({ creativeKey, isChanged, on, noProof }: ProofLinkProps) {
  const { marketKey, composed, isLoading } = on
  const proof = useChange(api.pieces.proof)
  const [proved, setProved] = useState<string>()
  const isSaved = creativeKey !== undefined && marketKey !== undefined && !isChanged
  const piece = isSaved ? { creativeTemplateKey: creativeKey, ...composed, marketKey } : undefined
  const make = () => {
    if (!piece) return
    setProved(JSON.stringify(piece))
    void proof.run({ body: piece })
  }
  // The proof of what has changed since is no proof.
  const address = piece && proved === JSON.stringify(piece) ? proof.response?.url : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <ReasonButton
        size="small"
        variant="outlined"
        startIcon={<PictureAsPdfOutlined />}
        reason={noProof ?? (isSaved ? undefined : previewTexts.saveForProof)}
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
