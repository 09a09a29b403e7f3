import { channelNames } from '@marquee/rules/channels'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CardGallery, GalleryCard } from '../../../../ui/card-gallery/index.ts'
import { ChoosingDialog } from '../../../../ui/choosing-dialog/index.ts'
import { SearchBox } from '../../../../ui/search-box/index.ts'
import { CardsSkeleton, ErrorState } from '../../../../ui/states/index.ts'
import { MailedThumbnail } from '../../../../widgets/pieces/index.ts'
import type { Creative } from '../answers.ts'
import { creativeTexts as texts } from './texts.ts'
import type { Creatives } from './use-creatives.ts'

interface ChooseCreativesDialogProps {
  /** What the step is called. */
  step: string
  /** Of the brand. */
  found: Creatives
  /** Those of them that the step can take. */
  creatives: readonly Creative[]
  onAdd: (chosen: readonly Creative[]) => void
  onClose: () => void
}

/** The creatives of the brand as they are mailed, to add some of them to a step. */
export function ChooseCreativesDialog(props: ChooseCreativesDialogProps) {
  const { step, found, creatives, onAdd, onClose } = props
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Creative[]>([])
  const words = typed.trim().toLowerCase()
  const shown = creatives.filter(({ name }) => name.toLowerCase().includes(words))
  const toggle = (creative: Creative) =>
    setChosen(
      chosen.includes(creative) ? chosen.filter((one) => one !== creative) : [...chosen, creative],
    )
  return (
    <ChoosingDialog
      width="lg"
      title={texts.chooseFor(step)}
      does={texts.addChosen(chosen.length)}
      reason={chosen.length === 0 ? texts.notChosen : undefined}
      isRunning={false}
      onDo={() => onAdd(chosen)}
      onClose={onClose}
    >
      <SearchBox value={typed} placeholder={texts.search} onChange={setTyped} sx={{ mb: 3 }} />
      {found.status === 'loading' && <CardsSkeleton cards={8} />}
      {found.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={found.retry}>
          {found.error}
        </ErrorState>
      )}
      {found.status === 'succeeded' && shown.length === 0 && (
        <Typography sx={{ mt: 4 }}>{words === '' ? texts.noneLeft : texts.noneFound}</Typography>
      )}
      <CardGallery label={texts.ofBrand}>
        {shown.map((creative) => (
          <GalleryCard
            key={creative.key}
            name={creative.name}
            facts={creative.fulfillmentChannels.map((one) => channelNames[one]).join(', ')}
            isChosen={chosen.includes(creative)}
            onChoose={() => toggle(creative)}
          >
            <MailedThumbnail creative={creative} />
          </GalleryCard>
        ))}
      </CardGallery>
    </ChoosingDialog>
  )
}
