import { BOTH, field, type DescribedCreative } from './described.ts'

/** All kinds of fields that whoever orders may have to fill in. */
const EVENING = [
  field({
    name: 'eventName',
    label: 'Event name',
    type: 'STRING',
    isRequired: true,
    maxLength: 40,
  }),
  field({ name: 'welcome', label: 'Words of welcome', type: 'TEXT', maxLength: 300 }),
  field({
    name: 'seats',
    label: 'Number of seats',
    type: 'NUMBER',
    isRequired: true,
    min: 10,
    max: 500,
  }),
  field({
    ...{ name: 'food', label: 'What we serve', type: 'SELECT', value: 'coffee' },
    options: [
      { value: 'coffee', label: 'Coffee and cake' },
      { value: 'grill', label: 'From the grill' },
      { value: 'none', label: 'Nothing' },
    ],
  }),
  field({
    name: 'begins',
    label: 'Begins',
    type: 'DATE_TIME',
    isRequired: true,
    labelPosition: 'PANE',
  }),
  field({ name: 'answerBy', label: 'Answer by', type: 'DATE_PICKER', labelPosition: 'PANE' }),
  field({ name: 'hostPhoto', label: 'Photo of the host', type: 'IMAGE', labelPosition: 'PANE' }),
  field({ name: 'highlights', label: 'Highlights', type: 'LIST', maxLength: 60 }),
  field({
    ...{ name: 'rsvpPhone', label: 'Phone for answers', type: 'CUSTOM', isRequired: true },
    ...{
      pattern: String.raw`\d{3}-\d{3}-\d{4}`,
      errorMessage: 'Write the number as 555-555-0100.',
    },
  }),
  field({ name: 'series', label: 'Series', type: 'CONSTANT', value: 'Evenings at the dealer' }),
  field({ name: 'titleOnDoor', label: 'Title on the door', type: 'REFERENCE', value: 'eventName' }),
]

export const OCCASION_CREATIVES: readonly DescribedCreative[] = [
  {
    ...{ id: 'evening', name: 'Evening in the showroom', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'invitation', emailDesign: 'email-split', scene: 'showroom', fields: EVENING },
    texts: {
      headline: 'An evening with the new models',
      subhead: '{{firstName}}, you are invited.',
      body: 'Take a seat in every car, ask whatever you like, and stay for a bite. No one will sell you anything unless you ask.',
      callToAction: 'Tell us you are coming',
      preheader: 'You are invited.',
    },
  },
  {
    ...{ id: 'keys', name: 'New keys', channels: BOTH, preview: 'EXTERNAL_DYNAMIC' },
    ...{ design: 'invitation', emailDesign: 'email-offer-first', scene: 'keys' },
    texts: {
      headline: 'What would yours be worth?',
      subhead: 'We are looking for a {{vehicle}} like yours.',
      body: 'Good used cars are hard to find. Let us look at yours: you get our offer in writing, good for a week.',
      callToAction: 'Get my offer',
      preheader: 'An offer in writing, good for a week.',
    },
  },
  {
    ...{ id: 'thanks', name: 'Thank you', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'thank-you', emailDesign: 'email-letter', scene: 'keys' },
    texts: {
      headline: 'Thank you, {{firstName}}',
      subhead: 'For choosing {{dealer}}',
      body: 'We hope that you and your {{vehicle}} are getting along. If anything is unclear, we are a call away; your first service is closer than you think.',
      callToAction: 'Meet your service team',
      preheader: 'From all of us.',
    },
  },
  {
    ...{ id: 'recall-letter', name: 'Recall letter', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'dealer-letter', emailDesign: 'email-letter', scene: 'service-bay' },
    texts: {
      headline: 'An open recall on your {{vehicle}}',
      subhead: 'The repair is free. Please call us for a time.',
      body: 'The maker has found that a part of your car may need to be replaced. Cars like yours can be driven until then, but the repair should not wait for your next service.\nWe have the part and the time. The repair costs you nothing, whoever sold you the car and however long ago. Most take less than a day, and we lend you a car for as long as we keep yours.\nPlease call us with your vehicle identification number at hand. You find it on the lower edge of the windshield, on the side of the driver.\nIf you have sold the car, or had the repair made elsewhere, a short word from you is enough and we will not write again.',
      callToAction: 'Arrange the repair',
      preheader: 'The repair is free.',
    },
  },
  {
    ...{ id: 'recall-reminder', name: 'Recall reminder', channels: BOTH, preview: 'DYNAMIC_PDF' },
    ...{ design: 'service-reminder', emailDesign: 'email-reminder', scene: 'keys' },
    texts: {
      headline: 'Your recall repair is still open',
      subhead: '{{firstName}}, it takes less than a day.',
      body: 'We wrote to you about a recall on your {{vehicle}}. The repair is free, and we lend you a car while you wait.',
      callToAction: 'Pick a day',
      preheader: 'Free, and a loaner while you wait.',
    },
  },
]
