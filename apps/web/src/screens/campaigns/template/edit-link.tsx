import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { campaignTemplatePath } from '../../../app/paths.ts'
import type { Template } from './answers.ts'
import { texts } from './texts.ts'

/** For the authors of templates; nobody else is told of it. */
export function EditLink({ template: { key, can } }: { template: Template }) {
  if (!can.change.ok) return null
  return (
    <Button
      component={Link}
      to={campaignTemplatePath(key)}
      variant="outlined"
      startIcon={<EditOutlined />}
    >
      {texts.edit}
    </Button>
  )
}
