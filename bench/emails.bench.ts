import { EMAIL_DESIGNS, type PieceContent } from '@marquee/rules/pieces'

// Emails painted one after the other, each for another recipient, as they are for sending: texts
// merged and escaped, HTML and plain text. React as in production; NODE_ENV=development shows the other.

process.env.NODE_ENV ??= 'production'
const { paintEmail } = await import('../apps/server/src/pieces/email/index.ts')

const links = {
  picture: (hash: string) => `https://marquee.example/api/image/${hash}`,
  unsubscribe: 'https://marquee.example/unsubscribe/abc',
}
const GOAL = 400
const ROUNDS = 5
const IN_A_ROUND = 300

for (const { key, name, mostCoupons } of EMAIL_DESIGNS) {
  const coupons = Math.min(mostCoupons, 4)
  measure(100, key, coupons)
  const rates = Array.from({ length: ROUNDS }, () => measure(IN_A_ROUND, key, coupons))
  const median = rates.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number
  console.log(
    `${name}, ${coupons} coupons: median of ${ROUNDS} ${median} emails a second (goal: at least ${GOAL})`,
  )
}

function measure(count: number, design: (typeof EMAIL_DESIGNS)[number]['key'], coupons: number) {
  const start = performance.now()
  for (let at = 0; at < count; at += 1) paintEmail(design, pieceFor(at, coupons), links)
  return Math.round((count * 1_000) / (performance.now() - start))
}

function pieceFor(at: number, coupons: number): PieceContent {
  return {
    hierarchyId: 'HONDA',
    photo: 'f'.repeat(64),
    logo: 'e'.repeat(64),
    hasExpressService: true,
    isSecondBrand: false,
    mailDate: null,
    texts: {
      headline: '{{firstName}}, your {{vehicle}} is ready for spring',
      subhead: 'Swap the winter tires, check the brakes, and go. Book by {{expiry}}.',
      body: 'Winter is hard on a car. Salt, cold starts and potholes leave marks.\n\nOur technicians go through every point that matters, and show you before they start.',
      callToAction: 'Book my service',
      disclaimer: 'Offers valid at {{dealer}} only. May not be combined with other offers.',
      subject: '{{firstName}}, $20 off service for your {{vehicle}}',
      preheader: 'Good until {{expiry}} at {{dealer}}.',
    },
    dealer: {
      name: 'Lakeside Honda',
      line1: '1200 Harbor Boulevard',
      city: 'Madison',
      state: 'WI',
      postalCode: '53703',
      phone: '(608) 555-0142',
      openingHours: 'Mon–Fri 7:30–6, Sat 8–4',
      printedLine: '',
      webAddress: 'https://www.lakeside.example',
    },
    group: null,
    recipient: {
      firstName: `Ada ${at}`,
      lastName: 'Brown',
      vehicle: '2021 CR-V',
      mailDigits: null,
      line1: '',
      city: '',
      state: '',
      postalCode: '',
    },
    coupons: Array.from({ length: coupons }, (_, index) => couponOf(at, index)),
  }
}

function couponOf(at: number, index: number): PieceContent['coupons'][number] {
  return {
    heading: 'Spring service',
    offerTitle: 'Synthetic oil change',
    offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'any oil change up to 5 qt.' }],
    disclaimer: 'Not with other offers.',
    expires: null,
    link: `https://marquee.example/r/${at}-${index}`,
  }
}
