import { categoryNames } from '@marquee/rules/templates'
import { FILE_OUTCOMES, type FileOutcome } from '@marquee/rules/template-files'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { campaignTemplatePath, creativePath } from '../../../../app/paths.ts'
import { Findings as Counted, FoundLines } from '../../../../ui/file-import/index.ts'
import type { Findings } from '../answers.ts'
import { countNames, findingsTexts as texts, outcomeNames } from './texts.ts'

interface FindingsViewProps {
  /** Of the file. */
  name: string
  findings: Findings
  /** The templates that are imported, by their keys in the file. */
  chosen: readonly number[]
  /** Undefined where it has been imported. */
  onChoose: ((keys: readonly number[]) => void) | undefined
  onImport: (() => void) | undefined
  isImporting: boolean
}

type TemplateFound = Findings['templates'][number]

const isUsable = (outcome: FileOutcome) => outcome === 'ADDED' || outcome === 'DRAFT'

/** What a file of templates brings, in figures, and then which templates are wanted. */
export function FindingsView(props: FindingsViewProps) {
  const { name, findings, chosen, onChoose, onImport, isImporting } = props
  const { templates, creatives, coupons } = findings
  const all = [...templates, ...creatives, ...coupons]
  const counts = FILE_OUTCOMES.map(
    (outcome) =>
      [countNames[outcome], all.filter((one) => one.outcome === outcome).length] as const,
  )
  const isNothingNew = all.every(({ outcome }) => outcome === 'THERE')
  return (
    <Counted
      name={name}
      counts={counts.map(([of, count]) => [of, count])}
      ignored={[]}
      nothing={isNothingNew ? texts.nothing : undefined}
      onImport={onImport}
      isImporting={isImporting}
      reason={whyNotImported(templates, chosen)}
    >
      <Templates templates={templates} chosen={chosen} onChoose={onChoose} />
      <Others title={texts.creatives} found={creatives} linkTo={creativePath} />
      <Others title={texts.coupons} found={coupons} linkTo={undefined} />
    </Counted>
  )
}

function whyNotImported(
  templates: readonly TemplateFound[],
  chosen: readonly number[],
): string | undefined {
  if (templates.every(({ outcome }) => !isUsable(outcome))) return texts.noneUsable
  return chosen.length === 0 ? texts.noneChosen : undefined
}

interface TemplatesProps extends Pick<FindingsViewProps, 'chosen' | 'onChoose'> {
  templates: readonly TemplateFound[]
}

function Templates({ templates, chosen, onChoose }: TemplatesProps) {
  const needed = new Set(templates.flatMap(({ key, needs }) => (chosen.includes(key) ? needs : [])))
  const choice = ({ key, name, outcome }: TemplateFound) => (
    <Choice
      name={name}
      isChosen={isUsable(outcome) && (needed.has(key) || chosen.includes(key))}
      isOpen={isUsable(outcome) && !needed.has(key)}
      onToggle={() => onChoose?.(withToggled(chosen, key))}
    />
  )
  return (
    <FoundLines
      title={texts.templates}
      {...(onChoose && { why: texts.templatesWhy })}
      headers={[texts.name, texts.category, texts.what]}
      all={templates.length}
      rows={templates.map((template) => ({
        id: template.key,
        cells: [
          onChoose ? choice(template) : nameOf(template, campaignTemplatePath),
          categoryNames[template.category].name,
          needed.has(template.key) ? texts.withSeason : describe(template),
        ],
      }))}
    />
  )
}

const withToggled = (chosen: readonly number[], key: number): number[] =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]

interface ChoiceProps {
  name: string
  isChosen: boolean
  /** May it be chosen or left out. */
  isOpen: boolean
  onToggle: () => void
}

const Choice = ({ name, isChosen, isOpen, onToggle }: ChoiceProps) => (
  <FormControlLabel
    label={name}
    sx={{ alignItems: 'flex-start', gap: 2, m: 0 }}
    control={
      <Checkbox
        size="small"
        sx={{ p: 0 }}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onToggle}
      />
    }
  />
)

interface Found {
  key: number
  name: string
  outcome: FileOutcome
  there: number | null
  reasons: readonly string[]
}

interface OthersProps {
  title: string
  found: readonly Found[]
  /** Where each is looked at. */
  linkTo: ((key: number) => string) | undefined
}

function Others({ title, found, linkTo }: OthersProps) {
  return (
    <FoundLines
      title={title}
      headers={[texts.name, texts.what]}
      all={found.length}
      rows={found.map((one) => ({
        id: one.key,
        cells: [nameOf(one, linkTo), describe(one)],
      }))}
    />
  )
}

function nameOf({ name, there }: Found, linkTo: ((key: number) => string) | undefined): ReactNode {
  if (there === null || !linkTo) return name
  return (
    <Link component={RouterLink} to={linkTo(there)}>
      {name}
    </Link>
  )
}

const describe = ({ outcome, reasons }: Found): string =>
  outcome === 'REFUSED' ? `${outcomeNames.REFUSED}: ${reasons.join(' ')}` : outcomeNames[outcome]
