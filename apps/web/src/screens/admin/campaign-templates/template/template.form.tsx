import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { whyNot } from '../../../../api/index.ts'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import {
  focusField,
  FormFrame,
  mendedNames,
  namesOfErrors,
  SaveBar,
} from '../../../../ui/form/index.ts'
import { Panes, type Pane, type PaneState } from '../../../../ui/panes/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { AccessPane } from './access-pane.tsx'
import { AsDealerButton } from './as-dealer.tsx'
import { AudiencePane } from './audience-pane.tsx'
import { BasicsPane } from './basics-pane.tsx'
import { ChannelsPane } from './channels-pane.tsx'
import { DraftBanner, isBeside, PublishButton } from './draft-part.tsx'
import { CouponsPane } from './coupons-pane.tsx'
import { DatesPane } from './dates-pane.tsx'
import { LeavingProvider } from './leaving.ts'
import {
  useTemplateForm,
  type TemplateForm as TemplateFormState,
  type TemplateFormProps,
} from './use-template-form.ts'
import type { PaneProps } from './parts.tsx'
import { PlaceProvider, usePlace, usePlaceState, type Place } from './place.ts'
import { paneOf, PANES, problemsIn, type PaneId } from './problems.rules.ts'
import { RestoredVersion } from './restored-version.tsx'
import { ReviewPane } from './review-pane.tsx'
import type { Returned } from './step-creatives.rules.ts'
import { StepsPane } from './steps-pane.tsx'
import { draftTexts, paneIntros, paneNames, reasons, texts } from './texts.ts'
import { TypingKeeper } from './typing-keeper.tsx'
import { useOffering } from './use-offering.ts'
import { useMadeCreative } from './use-made-creative.ts'
import { useSaveTemplate, type Saving } from './use-save-template.ts'

/** A template to be written: one form in parts, of which one is shown. */
export function TemplateForm(props: TemplateFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const editing = useTemplateForm(props)
  const { form, base, draft, kept, restored, discard } = editing
  const places = usePlaceState(restored?.place, form.getValues)
  const saving = useSaveTemplate(editing, places)
  const { refusal, isIncomplete, differences } = saving
  useMadeCreative(editing, places)
  useFieldFocus(element, places.place)
  const leaving = useMemo(
    () => ({
      templateKey: base?.key,
      keepFor: (field: string) =>
        kept.keep({ base, draft, values: form.getValues(), place: places.leaveFrom(field) }),
    }),
    [base, draft, kept, form, places],
  )
  return (
    <PlaceProvider value={places}>
      <LeavingProvider value={leaving}>
        <FormFrame
          element={element}
          label={texts.form}
          onSubmit={(event) => {
            event.preventDefault()
            void (isBeside(editing) ? saving.saveDraft() : saving.save())
          }}
        >
          <DraftBanner editing={editing} onDiscard={saving.discardDraft} />
          {restored && <Restored returned={editing.returned} onDiscard={discard} />}
          {refusal !== undefined && <Refusal>{refusal}</Refusal>}
          {differences && (
            <ChangedMeanwhile differences={differences} onTakeOver={saving.takeOver}>
              {texts.merged}
            </ChangedMeanwhile>
          )}
          {isIncomplete && <ToCheck form={form} />}
          <TemplatePanes form={form}>
            <PaneFrame form={form} isNew={base === undefined} />
          </TemplatePanes>
          <TemplateSaveBar editing={editing} saving={saving} />
          {props.older && (
            <RestoredVersion editing={editing} older={props.older} onDone={props.onOlderTaken} />
          )}
          <TypingKeeper editing={editing} place={places.place} />
        </FormFrame>
      </LeavingProvider>
    </PlaceProvider>
  )
}

interface RestoredProps {
  returned: Returned | undefined
  onDiscard: () => void
}

/** Says that what was typed is here; who only went to an editor and came back has nothing to throw away. */
function Restored({ returned, onDiscard }: RestoredProps) {
  if (returned) {
    return (
      <Alert severity="info" sx={{ mb: 5 }}>
        {texts.returned[returned]}
      </Alert>
    )
  }
  return (
    <Alert
      severity="info"
      sx={{ mb: 5 }}
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          {texts.discard}
        </Button>
      }
    >
      {texts.restored}
    </Alert>
  )
}

function Refusal({ children }: { children: string }) {
  return (
    <Alert severity="error" sx={{ mb: 5 }}>
      {children}
    </Alert>
  )
}

/** How much is left of what the last attempt found, and the way to all of it. */
function ToCheck({ form: { control } }: PaneProps) {
  const { errors } = useFormState({ control })
  const { choosePane } = usePlace()
  const count = namesOfErrors(errors).length
  if (count === 0) return null
  const seeAll = (
    <Button size="small" color="inherit" onClick={() => choosePane('review', true)}>
      {texts.seeAll}
    </Button>
  )
  return (
    <Alert severity="error" sx={{ mb: 5 }} action={seeAll}>
      {texts.toCheck(count)}
    </Alert>
  )
}

const HEADING = 'h2[tabindex]'

/** Gives focus to the requested field, once its pane is there. */
function useFieldFocus(form: RefObject<HTMLFormElement | null>, place: Place): void {
  useEffect(() => {
    const { current } = form
    if (current && place.isTop) current.querySelector<HTMLElement>(HEADING)?.focus()
    return current && place.field !== undefined ? focusOnceThere(current, place.field) : undefined
  }, [form, place])
}

/** What was just added to a list is drawn a little later. Who goes on elsewhere meanwhile is not called back. */
function focusOnceThere(form: HTMLFormElement, field: string): (() => void) | undefined {
  if (focusField(form, field)) return undefined
  const observer = new MutationObserver(() => {
    if (focusField(form, field)) observer.disconnect()
  })
  observer.observe(form, { childList: true, subtree: true })
  const stop = () => observer.disconnect()
  form.addEventListener('pointerdown', stop, { once: true })
  form.addEventListener('keydown', stop, { once: true })
  return stop
}

const ShownPanes = memo(Panes<PaneId>)

/** The parts beside the shown one; they are checked again at each change, without rendering it. */
function TemplatePanes({ form, children }: PaneProps & { children: ReactNode }) {
  const panes = usePanes(form)
  const { place, choosePane } = usePlace()
  return (
    <ShownPanes label={texts.panes} panes={panes} current={place.pane} onChoose={choosePane}>
      {children}
    </ShownPanes>
  )
}

/**
 * The state of each pane: it is complete when nothing is missing on it, opened or not. A problem is red once it has
 * been shown at its field; before that it is only still to do.
 */
function usePanes(form: UseFormReturn<TemplateValues>): readonly Pane<PaneId>[] {
  const { control } = form
  // All of it is judged after what is typed is on the screen.
  const values = useDeferredValue(useWatch({ control }) as TemplateValues)
  const open = useOffering(values)
  const problems = useMemo(() => Object.keys({ ...open, ...problemsIn(values) }), [values, open])
  const { errors } = useFormState({ control })
  useMending(form, errors, values)
  const panesWithErrors = panesOf(namesOfErrors(errors))
  const missing = panesOf(problems)
  return useMemo(
    () =>
      PANES.map((id) => ({
        id,
        name: paneNames[id],
        state: stateOf(id, panesWithErrors, missing),
      })),
    [panesWithErrors, missing],
  )
}

/** The panes of fields, as one text: it is equal where they are, and then no pane is drawn again. */
const panesOf = (fields: readonly string[]): string =>
  [...new Set(fields.map(paneOf))].toSorted().join(' ')

function stateOf(pane: PaneId, panesWithErrors: string, missing: string): PaneState {
  if (pane === 'review') return missing === '' ? 'complete' : 'todo'
  if (panesWithErrors.split(' ').includes(pane)) return 'problems'
  return missing.split(' ').includes(pane) ? 'todo' : 'complete'
}

/** A problem may be mended elsewhere: two equal codes by changing the other one. */
function useMending(form: UseFormReturn<TemplateValues>, errors: object, values: TemplateValues) {
  const { clearErrors, getValues } = form
  useEffect(() => {
    if (namesOfErrors(errors).length === 0) return
    // Not what is judged above: errors may be about what was typed since.
    const mended = mendedNames(errors, problemsIn(getValues()))
    if (mended.length > 0) clearErrors(mended as ['name'])
  }, [clearErrors, getValues, errors, values])
}

interface ShownPaneProps extends PaneProps {
  isNew: boolean
}

const CONTENT: Readonly<Record<PaneId, ComponentType<ShownPaneProps>>> = {
  basics: BasicsPane,
  dates: DatesPane,
  channels: ChannelsPane,
  audience: AudiencePane,
  steps: StepsPane,
  coupons: CouponsPane,
  access: AccessPane,
  review: ReviewPane,
}

/** The pane that is shown, with the way to the next one. */
function PaneFrame(props: ShownPaneProps) {
  const id = useId()
  const { place, choosePane } = usePlace()
  const { pane } = place
  const Content = CONTENT[pane]
  const next = PANES[PANES.indexOf(pane) + 1]
  return (
    <Box component="section" aria-labelledby={id} sx={clearOfBars}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {paneNames[pane]}
      </Typography>
      <Typography sx={{ mt: 1, mb: 5, maxWidth: '72ch', color: 'text.secondary' }}>
        {paneIntros[pane]}
      </Typography>
      <Content {...props} />
      {next && (
        <Box sx={{ mt: 8 }}>
          <Button variant="outlined" onClick={() => choosePane(next, true)}>
            {texts.next(paneNames[next])}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** What gets focus stays neither behind the bar above nor behind the one below. */
const clearOfBars = {
  minWidth: 0,
  '& :is(input, textarea, button, a, [role="combobox"])': {
    scrollMarginTop: '5rem',
    scrollMarginBottom: '7rem',
  },
}

/** Stays in sight below the parts: whether all is saved, and the way to save it. */
function TemplateSaveBar({ editing, saving }: { editing: TemplateFormState; saving: Saving }) {
  const { form, base, draft } = editing
  const { control } = form
  const { isDirty, dirtyFields } = useFormState({ control })
  const isDraft = isBeside(editing)
  // A draft does not hold who gets it.
  const isAccessOnly = isDraft && Object.keys(dirtyFields).join() === 'access'
  const isSaved = !isDirty || isAccessOnly
  const nothing = draft ? draftTexts.nothingToSave : texts.nothingToSave
  const note = isAccessOnly ? draftTexts.accessLater : noteOf(editing, isDirty)
  return (
    <SaveBar
      control={control}
      reason={whyNot(base?.can.change, reasons) ?? (base && isSaved ? nothing : undefined)}
      save={isDraft ? draftTexts.save : texts.save}
      isSaving={saving.isSavingDraft}
      note={saving.sending ? texts.sending[saving.sending] : note}
      sx={{ mt: 8, flexWrap: 'wrap' }}
    >
      <AsDealerButton form={form} />
      <PublishButton editing={editing} saving={saving} />
    </SaveBar>
  )
}

function noteOf({ base, draft }: TemplateFormState, isDirty: boolean): string {
  if (isDirty || !base) return texts.unsaved
  if (draft) return draftTexts.savedAt(showMoment(draft.savedAt))
  return texts.savedAt(showMoment(base.updatedAt))
}
