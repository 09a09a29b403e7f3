import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, asSent, useChange } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { ImportPage, useTrial } from '../../../../ui/file-import/index.ts'
import { Filter } from '../../../../ui/filter/index.ts'
import { useBrandNameIfSeveral, useUserState } from '../../../../widgets/user-state/index.ts'
import type { Findings } from '../answers.ts'
import { FindingsView } from './findings.tsx'
import { readyMadeTexts, texts } from './texts.ts'

/** What an import of templates makes old. */
const CHANGED = [
  api.templates.search,
  api.creatives.search,
  api.creatives.keyNames,
  api.coupons.list,
]

/** Brings templates of a file into a brand, once a person has seen and chosen what would come in. */
export function Screen() {
  const { hierarchies } = useUserState()
  const [only] = hierarchies
  const brandName = useBrandNameIfSeveral()
  const [brand, setBrand] = useState(hierarchies.length === 1 ? only?.id : undefined)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const trying = useChange(api.templateFiles.try, { fails: false, selection: false })
  const importing = useChange(api.templateFiles.import, { refreshes: CHANGED, selection: false })
  const trial = useTrial<Findings>({
    attempt: async (file) => {
      const found = await trying.attempt({ query: { hierarchyId: brand ?? '' }, file })
      setChosen(usableOf(found))
      return found
    },
    run: (file, fingerprint) => {
      const query = { hierarchyId: brand ?? '', fingerprint, keys: chosen.join() }
      return importing.run({ query, file })
    },
  })
  return (
    <ImportPage
      texts={texts}
      list={paths.campaignTemplates}
      accept={texts.accept}
      before={
        hierarchies.length > 1 && !trial.tried && <BrandChoice value={brand} onChange={setBrand} />
      }
      instead={<ReadyMade brand={brand} onTake={trial.take} />}
      reason={brand === undefined ? texts.brandFirst : undefined}
      trial={trial}
    >
      {({ name, differences, isDone }) => (
        <FindingsView
          name={brandName ? texts.forBrand(name, brandName(differences.hierarchyId)) : name}
          findings={differences}
          chosen={chosen}
          onChoose={isDone ? undefined : setChosen}
          onImport={isDone ? undefined : trial.run}
          isImporting={importing.isRunning}
        />
      )}
    </ImportPage>
  )
}

const usableOf = ({ templates }: Findings): number[] =>
  templates.flatMap(({ key, outcome }) => (outcome === 'ADDED' || outcome === 'DRAFT' ? [key] : []))

interface BrandChoiceProps {
  value: string | undefined
  onChange: (brand: string | undefined) => void
}

function BrandChoice({ value, onChange }: BrandChoiceProps) {
  const { hierarchies } = useUserState()
  return (
    <Filter<string | undefined>
      label={texts.brand}
      value={value}
      choices={[
        [undefined, texts.chooseBrand],
        ...hierarchies.map(({ id, name }) => [id, name] as const),
      ]}
      onChange={onChange}
    />
  )
}

interface ReadyMadeProps {
  brand: string | undefined
  onTake: (file: File) => void
}

/** The file that the product brings along, tried as any other. */
function ReadyMade({ brand, onTake }: ReadyMadeProps) {
  const reading = useChange(api.templateFiles.readyMade, { selection: false })
  const take = async () => {
    const file = await reading.run({ query: { hierarchyId: brand ?? '' } })
    if (!file) return
    const text = asSent(api.templateFiles.readyMade, file)
    onTake(new File([text], readyMadeTexts.file))
  }
  return (
    <>
      <Typography variant="h3" component="h2">
        {readyMadeTexts.title}
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, maxWidth: '44rem' }}>{readyMadeTexts.intro}</Typography>
      <ReasonButton
        variant="outlined"
        loading={reading.isRunning}
        reason={brand === undefined ? texts.brandFirst : undefined}
        onClick={() => void take()}
      >
        {readyMadeTexts.take}
      </ReasonButton>
    </>
  )
}
