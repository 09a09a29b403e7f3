import { PERMISSIONS, type Permission, type UserLevel } from '@marquee/rules/access'
import { email, maxLength } from '@marquee/rules/fields'
import { levelOfHome } from '@marquee/rules/markets'
import {
  permissionTexts,
  personReasons,
  presetsFor,
  type PermissionPreset,
} from '@marquee/rules/people'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch, type Control, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { api, ApiError, useChange } from '../../../api/index.ts'
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { Form, TextField, useField, type FieldProps } from '../../../ui/form/index.ts'
import { MarketField, type ChosenMarket } from '../../../widgets/markets/index.ts'
import { permissionGroups } from '../../../widgets/people/index.ts'
import {
  levelNames,
  useBrandNameIfSeveral,
  useUserState,
} from '../../../widgets/user-state/index.ts'
import { formTexts } from './texts.ts'
import type { Person } from './use-people.ts'

const MOST_OF_NAME = 80

interface PersonFormProps {
  form: UseFormReturn<PersonValues>
  person: Person | undefined
  onDone: () => void
  onCancel: () => void
}

/** Invites a person, or changes who they are and what they may do. */
export function PersonForm({ form, person, onDone, onCancel }: PersonFormProps) {
  const { save, meanwhile, isKnown } = useSavePerson(person)
  const [isAnotherHome, setAnotherHome] = useState(false)
  const { control } = form
  const home = form.watch('home')
  const submit = async (values: PersonValues) => {
    await save({ ...values, isAnotherHome: isKnown && isAnotherHome })
    onDone()
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      label={person ? formTexts.change(person.name) : formTexts.invite}
    >
      {meanwhile && (
        <PersonChanged
          before={person}
          now={meanwhile}
          onTakeOver={() => form.reset(valuesOf(meanwhile))}
        />
      )}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 6 }}>
        <TextField
          control={control}
          name="name"
          label={formTexts.name}
          required
          rules={[maxLength(MOST_OF_NAME)]}
        />
        <TextField
          control={control}
          name="email"
          label={formTexts.email}
          required
          inputMode="email"
          rules={[(text) => email(text.trim())]}
          hint={formTexts.emailHint}
          disabledReason={person && formTexts.emailFixed}
        />
        <MarketField
          control={control}
          name="home"
          label={formTexts.home}
          required
          brandName={useBrandNameIfSeveral()}
          hint={home ? formTexts.levelFrom(levelNames[levelOfHome(home.type)]) : formTexts.homeHint}
        />
      </Box>
      {isKnown && (
        <FormControlLabel
          sx={{ mb: 6 }}
          control={<Checkbox checked={isAnotherHome} onChange={(_, on) => setAnotherHome(on)} />}
          label={formTexts.anotherHome}
        />
      )}
      <PermissionsField
        control={control}
        name="permissions"
        label={formTexts.permissions}
        level={home && levelOfHome(home.type)}
      />
      {person && <ChangesFor person={meanwhile ?? person} control={control} />}
      <FormButtons control={control} onCancel={onCancel}>
        {person ? formTexts.save : formTexts.send}
      </FormButtons>
    </Form>
  )
}

export function valuesOf(person: Person | undefined): PersonValues {
  if (!person) return { name: '', email: '', home: null, permissions: [] }
  const { name, email: address, home, level, permissions } = person
  return { name, email: address, home: { ...home, type: level }, permissions: [...permissions] }
}

export interface PersonValues {
  name: string
  email: string
  home: ChosenMarket | null
  permissions: Permission[]
}

interface Saving {
  save: (values: PersonValues & { isAnotherHome: boolean }) => Promise<void>
  /** An invitation was refused because the address has a home already. */
  isKnown: boolean
  /** The person as another one has saved them, after this save was refused for it. */
  meanwhile: Person | undefined
}

/** Invites or changes; a refusal is thrown, for the form to show. */
function useSavePerson(person: Person | undefined): Saving {
  const [meanwhile, setMeanwhile] = useState<Person>()
  const [isKnown, setKnown] = useState(false)
  const refreshes = [api.people.search]
  const invite = useChange(api.people.invite, {
    refreshes,
    fails: false,
    success: ({ name, email }) => formTexts.invited(name, email),
  })
  const change = useChange(api.people.change, {
    refreshes,
    fails: false,
    success: ({ name }) => formTexts.changed(name),
  })
  const save: Saving['save'] = async ({ name, email, home, permissions, isAnotherHome }) => {
    if (!home) return
    const level = levelOfHome(home.type)
    const details = { name: name.trim(), level, homeMarketKey: home.key, permissions }
    if (!person) {
      try {
        const another = isAnotherHome && { isAnotherHome }
        await invite.attempt({ body: { ...details, email: email.trim(), ...another } })
      } catch (error) {
        setKnown(error instanceof ApiError && error.code === 'person.email-taken')
        throw error
      }
      return
    }
    const { version } = meanwhile ?? person
    try {
      await change.attempt({ params: { key: String(person.key) }, body: { ...details, version } })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'person.changed-meanwhile'
      if (isStale) setMeanwhile(await presentState(person))
      throw error
    }
  }
  return { save, meanwhile, isKnown }
}

async function presentState({ key, email }: Person): Promise<Person | undefined> {
  const { people } = await api.people.search(
    { body: { criteria: { text: email } } },
    { selection: false },
  )
  return people.find((found) => found.key === key)
}

interface PersonChangedProps {
  /** The person as the form was opened with. */
  before: Person | undefined
  now: Person
  onTakeOver: () => void
}

function PersonChanged({ before, now, onTakeOver }: PersonChangedProps) {
  return (
    <ChangedMeanwhile
      differences={before ? differencesOf(before, now, formTexts.conflict) : []}
      onTakeOver={onTakeOver}
    >
      {formTexts.yours}
    </ChangedMeanwhile>
  )
}

type DifferenceTexts = Readonly<
  Record<'name' | 'home' | 'more' | 'less', (value: string) => string>
>
type Described = Pick<Person, 'name' | 'permissions'> & {
  home: Pick<Person['home'], 'key' | 'name'>
}

function differencesOf(before: Person, now: Described, words: DifferenceTexts): string[] {
  const more = now.permissions.filter((each) => !before.permissions.includes(each))
  const less = before.permissions.filter((each) => !now.permissions.includes(each))
  return [
    ...(now.name === before.name ? [] : [words.name(now.name)]),
    ...(now.home.key === before.home.key ? [] : [words.home(now.home.name)]),
    ...(more.length === 0 ? [] : [words.more(namesOf(more))]),
    ...(less.length === 0 ? [] : [words.less(namesOf(less))]),
  ]
}

const namesOf = (permissions: readonly Permission[]) =>
  permissions.map((permission) => permissionTexts[permission].name).join(', ')

interface ChangesForProps {
  person: Person
  control: Control<PersonValues>
}

/** What a save changes for the person. */
function ChangesFor({ person, control }: ChangesForProps) {
  const [name, home, permissions] = useWatch({ control, name: ['name', 'home', 'permissions'] })
  const saved = { name: name.trim(), home: home ?? person.home, permissions }
  const changes = differencesOf(person, saved, formTexts.saving)
  if (changes.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {formTexts.changes(person.name)}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
    </Alert>
  )
}

interface PermissionsFieldProps<Values extends FieldValues> extends FieldProps<
  Values,
  Permission[]
> {
  /** Null until a home market is chosen. */
  level: UserLevel | null
}

/** The permissions in groups, each in plain words; those one does not hold cannot be given. */
function PermissionsField<Values extends FieldValues>({
  level,
  ...props
}: PermissionsFieldProps<Values>) {
  const field = useField<Values, Permission[]>(props)
  const own = useUserState().permissions
  const toggle = (permission: Permission, on: boolean) =>
    field.change(
      PERMISSIONS.filter((each) => (each === permission ? on : field.value.includes(each))),
    )
  const isMissing = permissionGroups.some(({ permissions }) =>
    permissions.some((permission) => !own.includes(permission)),
  )
  return (
    <FormControl {...field.place} component="fieldset" fullWidth error={field.invalid}>
      <FormLabel component="legend" sx={{ typography: 'h3', color: 'text.primary', mb: 1 }}>
        {props.label}
      </FormLabel>
      {level && (
        <Presets
          presets={presetsFor(level, own)}
          given={field.value}
          onChoose={(permissions) =>
            field.change(PERMISSIONS.filter((each) => permissions.includes(each)))
          }
        />
      )}
      {isMissing && <FormHelperText>{personReasons['person.permission-not-yours']}</FormHelperText>}
      <Box sx={{ columns: { sm: 2 }, columnGap: 6, mt: 3 }}>
        {permissionGroups.map(({ name, permissions }) => (
          <FormControl
            key={name}
            component="fieldset"
            sx={{ display: 'flex', breakInside: 'avoid', pb: 4 }}
          >
            <FormLabel
              component="legend"
              sx={{ typography: 'subtitle2', color: 'text.secondary', mb: 1 }}
            >
              {name}
            </FormLabel>
            {permissions.map((permission) => (
              <PermissionChoice
                key={permission}
                permission={permission}
                isGiven={field.value.includes(permission)}
                isMine={own.includes(permission)}
                onChange={(on) => toggle(permission, on)}
              />
            ))}
          </FormControl>
        ))}
      </Box>
      {field.value.length === 0 && <Alert severity="warning">{formTexts.noPermission}</Alert>}
    </FormControl>
  )
}

interface PresetsProps {
  presets: readonly PermissionPreset[]
  given: readonly Permission[]
  onChoose: (permissions: readonly Permission[]) => void
}

/** One press for what people of this level usually do; each permission can be changed afterwards. */
function Presets({ presets, given, onChoose }: PresetsProps) {
  const isGiven = ({ permissions }: PermissionPreset) =>
    permissions.length === given.length && permissions.every((each) => given.includes(each))
  if (presets.length === 0) return null
  return (
    <Box
      role="group"
      aria-label={formTexts.presets}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}
    >
      <Typography aria-hidden sx={{ color: 'text.secondary' }}>
        {formTexts.presets}
      </Typography>
      {presets.map((preset) => (
        <Button
          key={preset.name}
          size="small"
          variant={isGiven(preset) ? 'contained' : 'outlined'}
          aria-pressed={isGiven(preset)}
          onClick={() => onChoose(preset.permissions)}
        >
          {preset.name}
        </Button>
      ))}
    </Box>
  )
}

interface PermissionChoiceProps {
  permission: Permission
  isGiven: boolean
  /** Permissions that the editing person does not hold cannot be granted. */
  isMine: boolean
  onChange: (on: boolean) => void
}

function PermissionChoice({ permission, isGiven, isMine, onChange }: PermissionChoiceProps) {
  const { name, allows } = permissionTexts[permission]
  return (
    <FormControlLabel
      disabled={!isMine}
      sx={{ alignItems: 'flex-start', mb: 2 }}
      control={<Checkbox checked={isGiven} onChange={(_, on) => onChange(on)} sx={{ mt: -1 }} />}
      label={
        <>
          {name}
          <Typography component="span" variant="caption" sx={{ display: 'block', opacity: 0.85 }}>
            {allows}
          </Typography>
        </>
      }
    />
  )
}
