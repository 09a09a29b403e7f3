import type { FirstStep } from './first-steps.rules.ts'

interface StepTexts {
  /** What is to be done. */
  title: string
  /** Why, and how. */
  does: string
  /** Of the button that leads there. */
  action: string
  /** How many there are, once there are any. */
  found: (count: number) => string
}

const counted = (one: string, several: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${several}`

/** The first steps of a new installation, as an administrator reads them. */
export const firstStepTexts: Readonly<Record<FirstStep, StepTexts>> = {
  brands: {
    title: 'Add a brand',
    does: 'Everything belongs to a brand: its dealers, models, templates and people. Add it with its name and a short ID, such as HONDA.',
    action: 'Add a brand',
    found: counted('brand', 'brands'),
  },
  dealers: {
    title: 'Load zones, districts and dealers',
    does: 'From a file of your network. It is tried first: you see what would be added before anything is.',
    action: 'Load markets from a file',
    found: counted('dealer', 'dealers'),
  },
  models: {
    title: 'Load the models of the brand',
    does: 'Audiences are chosen by model and year, and pieces name the car of whoever gets them.',
    action: 'Load models from a file',
    found: counted('model', 'models'),
  },
  people: {
    title: 'Invite people',
    does: 'Dealers who order, district and zone staff who approve, national staff who write templates. Each gets an email with a link.',
    action: 'Load people from a file',
    found: counted('other person', 'other people'),
  },
  creatives: {
    title: 'Make a creative',
    does: 'The design and the words of an email or a mailed piece. Templates offer creatives to dealers.',
    action: 'Make a creative',
    found: counted('creative', 'creatives'),
  },
  templates: {
    title: 'Write a template and activate it',
    does: 'What campaigns start from: channels, prices, dates, creatives, and who gets it. Dealers see it once it is active.',
    action: 'Go to the templates',
    found: counted('active template', 'active templates'),
  },
  customers: {
    title: 'Load the customers of a dealer',
    does: 'From a file that the dealer’s system exports. From then on the audience is counted live.',
    action: 'Load customers',
    found: counted('dealer with customers', 'dealers with customers'),
  },
  campaigns: {
    title: 'Approve the first campaign',
    does: 'A dealer builds it from the template and submits it. Somebody above the dealer looks at it and approves it.',
    action: 'Go to the approvals',
    found: counted('approved campaign', 'approved campaigns'),
  },
}
