import { accessTexts, PERMISSIONS, USER_LEVELS } from '@marquee/rules/access'
import { personReasons, PERSON_STATUSES } from '@marquee/rules/people'
import { z } from 'zod'
import {
  abilityOf,
  Key,
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'

const PersonAbility = abilityOf({ ...accessTexts, ...personReasons })

const Permissions = z
  .array(z.enum(PERMISSIONS))
  .max(PERMISSIONS.length)
  .refine((list) => new Set(list).size === list.length, 'Each permission once')
const UserLevel = z.enum(USER_LEVELS)

const PEOPLE_COLUMNS = ['name', 'email', 'level', 'home', 'status'] as const

export const Person = z.strictObject({
  key: Key,
  name: z.string(),
  email: z.string(),
  level: UserLevel,
  home: z.strictObject({ key: Key, name: z.string() }),
  permissions: Permissions,
  status: z.enum(PERSON_STATUSES),
  invitationEndsAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'Of an invitation that was not taken: until when it can be; sending it again renews it',
    ),
  version: z.int().describe('Sent back with a change; a stale one is refused'),
  can: z.strictObject({
    change: PersonAbility,
    deactivate: PersonAbility,
    reactivate: PersonAbility,
    resend: PersonAbility.describe('The email of an invitation that was not taken yet'),
  }),
})

const ReadOnly = {
  key: Person.shape.key,
  email: Person.shape.email,
  home: Person.shape.home,
  status: Person.shape.status,
  invitationEndsAt: Person.shape.invitationEndsAt,
  can: Person.shape.can,
}

const PersonDetails = {
  name: shortText(80).refine((text) => text.trim() !== '', 'Required'),
  email: shortText(254).refine((text) => text.trim() !== '', 'Required'),
  level: UserLevel,
  homeMarketKey: Key,
  permissions: Permissions,
}

const personExample = {
  key: 3,
  name: 'Dana Whitfield',
  email: 'dana@lakeside-honda.example',
  level: 'DEALER' as const,
  home: { key: 14, name: 'Lakeside Honda' },
  permissions: ['CAN_READ_CAMPAIGNS' as const],
  status: 'INVITED' as const,
  invitationEndsAt: '2099-04-14T12:00:00.000Z',
  version: 1,
  can: {
    change: { ok: true as const },
    deactivate: { ok: true as const },
    reactivate: { ok: false as const, reason: 'person.not-deactivated' },
    resend: { ok: true as const },
  },
}

const detailsExample = {
  name: 'Dana Whitfield',
  email: 'dana@lakeside-honda.example',
  level: 'DEALER' as const,
  homeMarketKey: 14,
  permissions: ['CAN_READ_CAMPAIGNS' as const],
}

const administrators = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const onePerson = { ...administrators, object: 'params.key' } as const
const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)

/** Thirty a minute, where a person may make 1200 calls: nobody invites faster than that by hand. */
const INVITATIONS = 1 / 40

export const people = operations('people', {
  search: {
    method: 'POST',
    path: '/person/search',
    summary: "People whose home lies in the caller's scope.",
    access: administrators,
    query,
    body: searchBody(
      z.strictObject({
        text: shortText(80).optional().describe('Part of a name or an email'),
        level: UserLevel.optional(),
        status: z.enum(PERSON_STATUSES).optional(),
      }),
      PEOPLE_COLUMNS,
    ),
    reply: {
      status: 200,
      body: searchReply('people', Person, { can: z.strictObject({ invite: PersonAbility }) }),
    },
    failures: {},
    example: {
      body: { criteria: { text: 'dana' } },
      reply: {
        people: [personExample],
        totalElements: 1,
        page: 0,
        size: 20,
        can: { invite: { ok: true } },
      },
    },
  },
  invite: {
    method: 'POST',
    path: '/person',
    summary: 'Invites a person; their first sign-in with this email address takes the invitation.',
    access: { ...administrators, object: 'body.homeMarketKey' },
    audit: 'person.invited',
    shareOfCalls: INVITATIONS,
    query,
    body: z.strictObject({
      ...PersonDetails,
      isAnotherHome: z
        .boolean()
        .optional()
        .describe('Also where the address has a home in your sight: they then have both'),
    }),
    reply: { status: 201, body: Person },
    failures: {
      'person.email-invalid': 422,
      'person.email-taken': 409,
      'person.level-does-not-fit-home': 422,
      'person.permission-not-yours': 403,
    },
    example: { body: detailsExample, reply: personExample },
  },
  resend: {
    method: 'POST',
    path: '/person/{key}/resend',
    summary: 'Sends the email of an open invitation again, at most once a minute.',
    access: onePerson,
    audit: 'person.invitation-resent',
    shareOfCalls: INVITATIONS,
    params,
    query,
    reply: { status: 200, body: Person },
    failures: { 'person.not-invited': 409 },
    example: { params: { key: '3' }, reply: personExample },
  },
  change: {
    method: 'PUT',
    path: '/person/{key}',
    summary: "Changes a person's name, level, home and permissions.",
    access: onePerson,
    audit: 'person.changed',
    params,
    query,
    body: z.strictObject({
      ...PersonDetails,
      version: z.int(),
      // A person can be sent back whole, as they were read; a change of these is refused.
      ...z.strictObject(ReadOnly).partial().shape,
    }),
    reply: { status: 200, body: Person },
    failures: {
      'person.actor-changed': 403,
      'person.changed-meanwhile': 409,
      'person.email-taken': 409,
      'person.is-yourself': 403,
      'person.level-does-not-fit-home': 422,
      'person.permission-not-yours': 403,
    },
    example: {
      params: { key: '3' },
      body: { ...detailsExample, version: 1 },
      reply: personExample,
    },
  },
  deactivate: {
    method: 'POST',
    path: '/person/{key}/deactivate',
    summary: "Ends a person's access from their next call on.",
    access: onePerson,
    audit: 'person.deactivated',
    params,
    query,
    reply: { status: 200, body: Person },
    failures: {
      'person.actor-changed': 403,
      'person.is-yourself': 403,
      'person.permission-not-yours': 403,
      'person.already-deactivated': 409,
      'person.changed-meanwhile': 409,
    },
    example: { params: { key: '3' }, reply: personExample },
  },
  reactivate: {
    method: 'POST',
    path: '/person/{key}/reactivate',
    summary: 'Gives a deactivated person their access back.',
    access: onePerson,
    audit: 'person.reactivated',
    params,
    query,
    reply: { status: 200, body: Person },
    failures: {
      'person.actor-changed': 403,
      'person.not-deactivated': 409,
      'person.permission-not-yours': 403,
      'person.changed-meanwhile': 409,
    },
    example: { params: { key: '3' }, reply: personExample },
  },
})
