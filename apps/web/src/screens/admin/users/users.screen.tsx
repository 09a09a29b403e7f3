import { accessTexts, PERMISSIONS, USER_LEVELS } from '@marquee/rules/access'
import { PERSON_STATUSES, personReasons, type PersonStatus } from '@marquee/rules/people'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, useChange, whyNot } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { DisabledReason, ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { Grid, loadingProps, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { RowsSkeleton } from '../../../ui/states/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import { HistoryLink } from '../../../widgets/audit/index.ts'
import {
  SavedFilters,
  useArrangement,
  useOpening,
} from '../../../widgets/list-preferences/index.ts'
import { levelNames, useUserState } from '../../../widgets/user-state/index.ts'
import { peopleAddress, type PeopleFilters } from './filters.rules.ts'
import { OpenInvitation } from './open-invitation.tsx'
import { PersonForm, valuesOf, type PersonValues } from './person.form.tsx'
import { EXPIRED, formTexts, statusNames, texts } from './texts.ts'
import { isExpired, usePeople, type PeopleState, type Person } from './use-people.ts'

/** What is being done with a person; 'invite' makes a new one. */
type Doing = { what: 'invite' } | { what: 'change' | 'access'; person: Person }

/** Another text in the address starts the search again. */
export function Screen() {
  const [params] = useSearchParams()
  const opening = useOpening(peopleAddress)
  if (!opening) {
    return (
      <Page title={texts.title} intro={texts.intro}>
        <RowsSkeleton />
      </Page>
    )
  }
  return <Users key={params.get('q')} opening={opening} />
}

function Users({ opening }: { opening: PeopleState }) {
  const navigate = useNavigate()
  const people = usePeople(opening)
  const arrangement = useArrangement('people')
  const [doing, setDoing] = useState<Doing>()
  const { query, filters, paging } = people
  const stop = () => setDoing(undefined)
  const columns = useMemo(
    () =>
      columnsFor({
        onChange: (person) => setDoing({ what: 'change', person }),
        onAccess: (person) => setDoing({ what: 'access', person }),
      }),
    [],
  )
  const reason = whyNot(query.response?.can.invite, reasons)
  const actions = (
    <>
      <ReasonButton
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        reason={reason}
        onClick={() => void navigate(paths.importPeople)}
      >
        {texts.import}
      </ReasonButton>
      <ReasonButton
        variant="contained"
        reason={reason}
        onClick={() => setDoing({ what: 'invite' })}
      >
        {texts.invite}
      </ReasonButton>
    </>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={actions}>
      <SavedFilters
        of={peopleAddress}
        state={{ filters, sort: paging.page.sort }}
        onApply={(saved) => {
          people.setFilters(saved.filters)
          paging.source.sort(saved.sort)
        }}
      />
      <Grid
        label={texts.people}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.people ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.noneFound}
        search={{
          initial: filters.text,
          placeholder: texts.search,
          onSearch: (text) => people.setFilters({ text }),
        }}
        filters={<Filters filters={filters} onChange={people.setFilters} />}
      />
      {doing?.what === 'invite' && <PersonDialog onClose={stop} />}
      {doing?.what === 'change' && <PersonDialog person={doing.person} onClose={stop} />}
      {doing?.what === 'access' && <AccessDialog person={doing.person} onClose={stop} />}
    </Page>
  )
}

const { columns } = texts

const PLAIN: readonly GridColumn<Person>[] = [
  {
    id: 'email',
    title: columns.email,
    value: ({ email }) => email,
    grow: 5,
    minWidth: 160,
    hideBelow: 'md',
  },
  {
    id: 'level',
    title: columns.level,
    value: ({ level }) => levelNames[level],
    width: 100,
    hideBelow: 'sm',
  },
  {
    id: 'home',
    title: columns.home,
    value: ({ home }) => home.name,
    grow: 4,
    minWidth: 150,
    hideBelow: 'sm',
  },
  {
    id: 'permissions',
    title: columns.permissions,
    value: ({ permissions }) => permissions.length,
    show: ({ permissions }) => howMany(permissions.length),
    width: 120,
    sortable: false,
    hideBelow: 'lg',
  },
  {
    id: 'status',
    title: columns.status,
    value: statusOf,
    cell: (person) => <StatusChip person={person} />,
    width: 148,
  },
]

function columnsFor(acting: PersonActing): GridColumn<Person>[] {
  return [
    {
      id: 'name',
      title: columns.name,
      value: ({ name }) => name,
      cell: (person) => <Name person={person} onChange={acting.onChange} />,
      grow: 3,
      minWidth: 106,
    },
    ...PLAIN,
    {
      id: 'actions',
      title: columns.actions,
      value: () => null,
      cell: (person) => <PersonActions person={person} {...acting} />,
      width: 128,
      sortable: false,
      notInCsv: true,
    },
  ]
}

function howMany(count: number): string {
  if (count === 0) return texts.none
  return count === PERMISSIONS.length ? texts.all : `${count} / ${PERMISSIONS.length}`
}

/** A click on the name changes the person, where that is allowed. */
function Name({ person, onChange }: { person: Person } & Pick<PersonActing, 'onChange'>) {
  if (!person.can.change.ok) return <Typography sx={twoLines}>{person.name}</Typography>
  return (
    <Link component="button" type="button" onClick={() => onChange(person)} sx={twoLines}>
      {person.name}
    </Link>
  )
}

const TONES = { INVITED: 'info', ACTIVE: 'success', DEACTIVATED: 'secondary' } as const

function statusOf(person: Person): string {
  return isExpired(person) ? EXPIRED : statusNames[person.status]
}

function StatusChip({ person }: { person: Person }) {
  const tone = isExpired(person) ? 'secondary' : TONES[person.status]
  return <Chip label={statusOf(person)} sx={{ color: `${tone}.main`, bgcolor: `${tone}.tint` }} />
}

/** What can be done about a person's access. */
const ACCESS = {
  INVITED: 'withdraw',
  ACTIVE: 'deactivate',
  DEACTIVATED: 'reactivate',
} as const satisfies Readonly<Record<PersonStatus, string>>

interface PersonActing {
  onChange: (person: Person) => void
  /** Takes a person's access away, or gives it back. */
  onAccess: (person: Person) => void
}

const reasons = { ...accessTexts, ...personReasons }

function PersonActions({ person, onChange, onAccess }: PersonActing & { person: Person }) {
  const { name, status, can } = person
  const isOut = status === 'DEACTIVATED'
  return (
    <>
      <DisabledReason reason={whyNot(can.change, reasons)}>
        <IconButton
          edge="start"
          size="small"
          aria-label={texts.change(name)}
          onClick={() => onChange(person)}
        >
          <EditOutlined />
        </IconButton>
      </DisabledReason>
      <DisabledReason reason={whyNot(isOut ? can.reactivate : can.deactivate, reasons)}>
        <IconButton
          size="small"
          aria-label={texts[ACCESS[status]](name)}
          onClick={() => onAccess(person)}
        >
          {isOut ? <PersonAddOutlined /> : <PersonOffOutlined />}
        </IconButton>
      </DisabledReason>
      <HistoryLink kind="person" of={person.key} name={name} />
    </>
  )
}

interface FiltersProps {
  filters: PeopleFilters
  onChange: (part: Partial<PeopleFilters>) => void
}

function Filters({ filters, onChange }: FiltersProps) {
  const { selectedMarket } = useUserState()
  return (
    <>
      <Filter
        label={texts.filters.level}
        value={filters.level}
        choices={[[undefined, texts.filters.anyLevel], ...USER_LEVELS.map(named(levelNames))]}
        onChange={(level) => onChange({ level })}
      />
      <Filter
        label={texts.filters.status}
        value={filters.status}
        choices={[[undefined, texts.filters.anyStatus], ...PERSON_STATUSES.map(named(statusNames))]}
        onChange={(status) => onChange({ status })}
      />
      {selectedMarket && (
        <Filter
          label={texts.filters.where}
          value={filters.isHere ? 'here' : undefined}
          choices={[
            [undefined, texts.filters.everywhere],
            ['here', selectedMarket.name],
          ]}
          onChange={(where) => onChange({ isHere: where === 'here' })}
        />
      )}
    </>
  )
}

const named =
  <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (value: Value) =>
    [value, names[value]] as const

interface PersonDialogProps {
  /** The person to change; without one, a new person is invited. */
  person?: Person
  onClose: () => void
}

function PersonDialog({ person, onClose }: PersonDialogProps) {
  const form = useForm<PersonValues>({ defaultValues: valuesOf(person) })
  const title = person ? formTexts.change(person.name) : formTexts.invite
  return (
    <FormDialog form={form} width="md" title={title} onClose={onClose}>
      {(leave) => (
        <>
          {person?.can.resend.ok && <OpenInvitation person={person} />}
          <PersonForm form={form} person={person} onDone={onClose} onCancel={leave} />
        </>
      )}
    </FormDialog>
  )
}

const QUESTIONS: Readonly<Record<PersonStatus, { title: (name: string) => string; body: string }>> =
  {
    INVITED: { title: texts.withdrawTitle, body: texts.withdrawBody },
    ACTIVE: { title: texts.deactivateTitle, body: texts.deactivateBody },
    DEACTIVATED: { title: texts.reactivateTitle, body: texts.reactivateBody },
  }

interface AccessDialogProps {
  person: Person
  onClose: () => void
}

/** Asks before a person's access is taken away or given back. */
function AccessDialog({ person, onClose }: AccessDialogProps) {
  const { key, name, status } = person
  const isOut = status === 'DEACTIVATED'
  const question = QUESTIONS[status]
  const refreshes = [api.people.search]
  const deactivate = useChange(api.people.deactivate, {
    refreshes,
    success: status === 'INVITED' ? texts.withdrawn(name) : texts.deactivated(name),
  })
  const reactivate = useChange(api.people.reactivate, {
    refreshes,
    success: texts.reactivated(name),
  })
  const change = isOut ? reactivate : deactivate
  const act = async () => {
    await change.run({ params: { key: String(key) } })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={question.title(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{question.body}</Typography>
    </WarningDialog>
  )
}
