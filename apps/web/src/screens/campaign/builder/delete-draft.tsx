import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { categoryNames } from '@marquee/rules/templates'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { catalogTemplatePath } from '../../../app/paths.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import { useBuilder } from './builder.ts'
import { deleteTexts as texts } from './texts.ts'

/** For a draft that nobody wants any more; nothing else is deleted. */
export function DeleteDraft() {
  const { campaign } = useBuilder()
  const [isAsking, setAsking] = useState(false)
  if (!campaign.can.delete.ok) return null
  return (
    <>
      <Button startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      {isAsking && <Asking onClose={() => setAsking(false)} />}
    </>
  )
}

function Asking({ onClose }: { onClose: () => void }) {
  const { campaign } = useBuilder()
  const { key, name, category, template, selectedMarkets } = campaign
  const navigate = useNavigate()
  const change = useChange(api.campaigns.delete, {
    refreshes: [api.campaigns.search],
    says: texts.deleted(name),
    selection: false,
  })
  const act = async () => {
    const answer = await change.run({ params: { key: String(key) }, query: {} })
    onClose()
    const { browsingSlug } = categoryNames[category]
    if (answer) await navigate(catalogTemplatePath(browsingSlug, template.key))
  }
  return (
    <WarningDialog
      open
      title={texts.title(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{texts.body}</Typography>
      {selectedMarkets.length > 0 && (
        <Typography sx={{ mt: 2 }}>{texts.children(selectedMarkets.length)}</Typography>
      )}
    </WarningDialog>
  )
}
