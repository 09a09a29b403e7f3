import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useForm } from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Template, TemplateDraft } from '../answers.ts'
import {
  differencesOf,
  merged,
  valuesOf,
  type TemplateValues,
  accessValuesOf,
  type AccessRow,
} from '../../../../widgets/templates/index.ts'
import { BLANK } from './blank.rules.ts'
import type { Place } from './place.ts'
import { latestOf } from './draft.rules.ts'
import { problemsIn } from './problems.rules.ts'
import { isAdding, keyIn, withCouponRaised, type Returned } from './step-creatives.rules.ts'

export interface TemplateFormProps {
  template: Template | undefined
  /** Who gets it; none for a new one. */
  access?: AccessRow | undefined
  /** What is written of it and not published. */
  draft?: TemplateDraft | null
  /** The version that the draft was begun with, where another was published since. */
  begunWith?: Template | undefined
  /** An older version that is to be in the form. */
  older?: Template | undefined
  onOlderTaken?: (() => void) | undefined
  /** The template is not any more as it was read. */
  onStale?: (() => void) | undefined
}

export interface TemplateForm extends Pick<TemplateFormProps, 'onStale'> {
  form: UseFormReturn<TemplateValues>
  /** What the form was filled with: what is typed is compared to it, and its version is sent. */
  base: Template | undefined
  /** Do dealers find it in their catalog now. */
  isOffered: boolean
  /** Who gets it, as it was read. */
  access: AccessRow | undefined
  /** What is saved beside the template; what is typed is compared to it. */
  draft: TemplateDraft | null
  /** What was published since the draft was begun, in words. */
  publishedSince: readonly string[] | undefined
  /** Fills the form again; values that differ from what is saved count as typed. */
  fill: (base: Template | undefined, more?: Filling) => void
  kept: TypingPlace
  /** What was typed before one came here. */
  restored: KeptTyping | undefined
  /** Where one comes from an editor: what of it is in the form now. */
  returned: Returned | undefined
  /** Throws away what was typed before. */
  discard: () => void
}

interface Filling {
  typed?: TemplateValues
  /** Left out: as they were read before. */
  access?: AccessRow | undefined
  draft?: TemplateDraft | null
}

/** The form of a template: filled with what was typed before, or else as it was saved. */
export function useTemplateForm(props: TemplateFormProps): TemplateForm {
  const { template, onStale } = props
  const { person, hierarchies, selectedHierarchy } = useUserState()
  const [kept] = useState(() => keptTypingOf(person.key, template?.key))
  const [restored, setRestored] = useState(() => kept.read())
  const [base, setBase] = useState(restored?.base ?? template)
  const [access, setAccess] = useState(props.access)
  const [draft, setDraft] = useState((restored ? restored.draft : props.draft) ?? null)
  const [only] = hierarchies.length === 1 ? hierarchies : []
  const blank = { ...BLANK, hierarchyId: selectedHierarchy?.id ?? only?.id ?? '' }
  const form = useForm<TemplateValues>({
    defaultValues: valuesOf(base ? latestOf(base, draft) : blank, accessValuesOf(access)),
    problems: problemsIn,
  })
  const { reset } = form
  const fill = (stored: Template | undefined, more: Filling = {}) => {
    const { typed, access: row = access, draft: written = draft } = more
    setBase(stored)
    setAccess(row)
    setDraft(written)
    reset(valuesOf(stored ? latestOf(stored, written) : blank, accessValuesOf(row)))
    if (typed) reset(typed, { keepDefaultValues: true })
    if (!typed || more.draft) setRestored(undefined)
  }
  const { values: brought, returned } = useBrought(restored)
  const [joined] = useState(() => (restored ? undefined : joinedWithPublished(props)))
  const typed = brought ?? joined?.values
  useEffect(() => {
    if (typed) reset(typed, { keepDefaultValues: true })
  }, [reset, typed])
  const discard = () => {
    kept.drop()
    fill(template, { draft: props.draft ?? null })
  }
  const publishedSince = draft ? joined?.published : undefined
  const isOffered = template?.status === 'ACTIVE'
  const saved = { base, isOffered, access, draft, publishedSince }
  return { form, ...saved, fill, kept, restored, returned, discard, onStale }
}

/** A draft that was begun with an older version, with what was published since where it says nothing else. */
function joinedWithPublished({ template, draft, begunWith, access }: TemplateFormProps) {
  if (!template || !draft || !begunWith) return undefined
  const row = accessValuesOf(access)
  const before = valuesOf(begunWith, row)
  const now = valuesOf(template, row)
  return {
    values: merged(before, valuesOf(latestOf(template, draft), row), now),
    published: differencesOf(before, now),
  }
}

/** What was typed and not saved yet, and where. */
interface KeptTyping {
  /** The template that the form was filled with; none for a new one. */
  base?: Template
  draft?: TemplateDraft | null
  values: TemplateValues
  place: Place
}

export interface TypingPlace {
  read: () => KeptTyping | undefined
  keep: (typing: KeptTyping) => void
  drop: () => void
}

/** What an earlier release stored in another shape is not read. */
const SHAPE = 5

/**
 * The typing of one person and one template, as long as this tab lives. It survives the way to the
 * editors of coupons and creatives, which have addresses of their own, and also a reload of the page, which no dialog would.
 */
function keptTypingOf(personKey: number, templateKey: number | undefined): TypingPlace {
  const name = `marquee.template-typing.${SHAPE}.${personKey}.${templateKey ?? 'new'}`
  return {
    read: () => readTyping(sessionStorage.getItem(name)),
    keep: (typing) => sessionStorage.setItem(name, JSON.stringify(typing)),
    drop: () => sessionStorage.removeItem(name),
  }
}

function readTyping(text: string | null): KeptTyping | undefined {
  try {
    const typing: unknown = JSON.parse(text ?? 'null')
    return isTyping(typing) ? typing : undefined
  } catch {
    return undefined
  }
}

/** Does it hold every part of the form, and where it was typed? */
function isTyping(typing: unknown): typing is KeptTyping {
  const { values, place } = Object(typing) as Partial<KeptTyping>
  const isPlaced = typeof place?.pane === 'string' && typeof place.item === 'string'
  return isPlaced && Object.keys(valuesOf(BLANK)).every((part) => part in Object(values))
}

interface Brought {
  /** What was typed before, with the coupon that was made on the way. */
  values: TemplateValues | undefined
  returned: Returned | undefined
}

/** How one came back from the editor of a coupon or of a creative. */
function useBrought(typing: KeptTyping | undefined): Brought {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [brought] = useState((): Brought => {
    const { values: typed, place } = typing ?? {}
    const coupon = keyIn(search, 'coupon')
    const creative = keyIn(search, 'creative')
    if (!typed || !(coupon ?? creative)) return { values: typed, returned: undefined }
    const values = coupon ? withCouponRaised(typed, place?.field, coupon) : typed
    const isNew = coupon ? values !== typed : isAdding(typed, place?.field, creative)
    return { values, returned: isNew ? (coupon ? 'coupon' : 'creative') : 'nothing' }
  })
  const isBrought = search.has('coupon') || search.has('creative')
  useEffect(() => {
    // It is in the form now; a reload of the page must not add it once more.
    // The page is where its place leads: it does not go back to the top once the address is clean.
    if (isBrought) void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [isBrought, navigate, pathname])
  return brought
}
