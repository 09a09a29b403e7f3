import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import { FileField, type FileFieldProps } from '../file-field/index.ts'

const imageFieldTexts = { choose: 'Choose a picture' } as const

/** Takes one picture, chosen by a button or dropped. */
export function ImageField(props: Omit<FileFieldProps, 'choose' | 'icon'>) {
  return (
    <FileField {...props} choose={imageFieldTexts.choose} icon={<AddPhotoAlternateOutlined />} />
  )
}
