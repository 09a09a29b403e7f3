import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { categoryNames } from '@marquee/rules/templates'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { catalogTemplatePath } from '../../../app/paths.ts'
import { DeleteCampaign } from '../../../widgets/campaigns/index.ts'
import { useBuilder } from './builder.ts'
import { deleteTexts as texts } from './texts.ts'

/** For a draft that nobody wants any more; nothing else is deleted. */
export function DeleteDraft() {
  const { campaign } = useBuilder()
  const { category, template, selectedMarkets, can } = campaign
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  if (!can.delete.ok) return null
  return (
    <>
      <Button startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      {isAsking && (
        <DeleteCampaign
          campaign={campaign}
          dealers={selectedMarkets.length}
          onClose={() => setAsking(false)}
          onDeleted={() =>
            navigate(catalogTemplatePath(categoryNames[category].browsingSlug, template.key))
          }
        />
      )}
    </>
  )
}
