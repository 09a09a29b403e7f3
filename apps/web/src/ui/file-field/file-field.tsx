import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { ReasonButton } from '../disabled-reason/index.ts'

const fileFieldTexts = {
  sending: (name: string) => `Uploading ${name}…`,
  refused: (name: string) => `${name} was not uploaded`,
} as const

export interface FileFieldProps {
  /** What the file is: 'New logo'. */
  label: string
  /** What the button says, and its icon. */
  choose: string
  icon: ReactNode
  /** What a file has to be, in a few words each. */
  requirements: readonly string[]
  /** File types as the browser's own dialog offers them. */
  accept: string
  /** The file that is on its way. */
  sending?: string
  /** What is wrong with the file that was chosen last. */
  refused?: { name: string; message: string }
  /** Why no file can be handed in. */
  reason?: string
  onChoose: (file: File) => void
}

/** Takes one file, chosen by a button or dropped. */
export function FileField(props: FileFieldProps) {
  const { label, requirements, accept, sending, refused, reason, onChoose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useDrop(reason === undefined && !sending ? onChoose : undefined)
  return (
    <Box {...handlers} role="group" aria-labelledby={`${id}-label`} sx={[area, isOver && over]}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography id={`${id}-label`} variant="subtitle2" component="p">
          {label}
        </Typography>
        <Typography id={`${id}-hint`} variant="caption" sx={{ color: 'text.secondary' }}>
          {requirements.map((requirement, place) => (
            <Box key={requirement} component="span" sx={{ display: 'inline-block' }}>
              {requirement}
              {place < requirements.length - 1 && <>&nbsp;·&nbsp;</>}
            </Box>
          ))}
        </Typography>
      </Box>
      <ReasonButton
        variant="outlined"
        startIcon={props.icon}
        reason={reason}
        loading={sending !== undefined}
        onClick={() => input.current?.click()}
        aria-describedby={`${id}-label ${id}-hint`}
      >
        {props.choose}
      </ReasonButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen again after it has been put right.
          target.value = ''
        }}
      />
      <Box role="status" sx={wide}>
        {sending && (
          <>
            <LinearProgress aria-hidden sx={{ my: 2 }} />
            {fileFieldTexts.sending(sending)}
          </>
        )}
      </Box>
      <Box role="alert" sx={wide}>
        {refused && (
          <Alert severity="error" role="presentation">
            <Typography variant="subtitle2">{fileFieldTexts.refused(refused.name)}</Typography>
            <Typography>{refused.message}</Typography>
          </Alert>
        )}
      </Box>
    </Box>
  )
}

const area = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 3,
  p: 4,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'line',
  borderRadius: 1,
}

const over = { borderColor: 'primary.main', bgcolor: 'primary.tint' }

const wide = {
  flexBasis: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}

/** Takes the first file that is dropped on an element, while there is a function to take it. */
function useDrop(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  useEffect(stayOnThePage, [])
  return {
    isOver: isOver && onFile !== undefined,
    handlers: {
      onDragOver: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ dataTransfer }: DragEvent) => {
        setOver(false)
        const [file] = dataTransfer.files
        if (file) onFile?.(file)
      },
    },
  }
}

/** A browser opens what is dropped beside the place for it, and what was typed is gone. */
function stayOnThePage(): () => void {
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('dragover', stay)
  window.addEventListener('drop', stay)
  return () => {
    window.removeEventListener('dragover', stay)
    window.removeEventListener('drop', stay)
  }
}
