import { BOTH, MAIL, type DescribedCreative } from './described.ts'

export const SERVICE_CREATIVES: readonly DescribedCreative[] = [
  {
    ...{ id: 'oil-offer', name: 'Oil change: big offer', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'big-offer', emailDesign: 'email-offer-first', scene: 'service-bay' },
    texts: {
      headline: 'Fresh oil, easy price',
      subhead: 'For your {{vehicle}}, most days without an appointment',
      body: 'Our technicians change oil and filter, top off your fluids and check your tires while you have a coffee.',
      callToAction: 'Come by this week',
      preheader: 'An easy price for fresh oil.',
    },
  },
  {
    ...{ id: 'oil-bay', name: 'Oil change: in the bay', channels: BOTH, preview: 'DYNAMIC_PDF' },
    ...{ design: 'fast-lane', emailDesign: 'email-split', scene: 'service-bay' },
    texts: {
      headline: 'In and out before lunch',
      subhead: 'An oil change for your {{vehicle}} at {{dealer}}',
      body: 'The express lane takes you without an appointment. Parts made for your car, put in by people who know it.',
      callToAction: 'Find a time',
      preheader: 'No appointment needed.',
    },
  },
  {
    ...{ id: 'tire-event', name: 'Tire event', channels: BOTH, preview: 'EXTERNAL_DYNAMIC' },
    ...{ design: 'big-picture', emailDesign: 'email-split', scene: 'tire' },
    texts: {
      headline: 'Four tires, one good deal',
      subhead: 'The tire event for your {{vehicle}}',
      body: 'Every make that fits your car, mounted, balanced and aligned. Prices for these days only.',
      callToAction: 'Check my tires',
      preheader: 'Tires that fit, prices that do too.',
    },
  },
  {
    ...{ id: 'tire-offer', name: 'Tire event: big offer', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'big-offer', emailDesign: 'email-offer-first', scene: 'tire' },
    texts: {
      headline: 'New tires, lower price',
      subhead: 'While they last at {{dealer}}',
      body: 'We bring the right tires in for your {{vehicle}} and keep them for you until you come.',
      callToAction: 'Reserve a set',
      preheader: 'Reserved for you until the event ends.',
    },
  },
  {
    ...{ id: 'battery-test', name: 'Battery test', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'fast-lane', emailDesign: 'email-reminder', scene: 'battery' },
    texts: {
      headline: 'Your battery may be tired',
      subhead: '{{firstName}}, have it tested before it leaves you standing.',
      body: 'By what we know of your {{vehicle}}, its battery nears the end of its life. A test is free and tells you for sure.',
      callToAction: 'Book a free test',
      preheader: 'A free test tells you for sure.',
    },
  },
  {
    ...{ id: 'brake-forecast', name: 'Brake forecast', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'checklist', emailDesign: 'email-reminder', scene: 'brakes' },
    texts: {
      headline: 'Time to look at your brakes',
      subhead: 'Your {{vehicle}} is likely due for new pads.',
      body: 'Pads and rotors\nBrake fluid\nParking brake\nTires and alignment',
      callToAction: 'Have them measured',
      preheader: 'By your miles, pads are due.',
    },
  },
  {
    ...{ id: 'reminder', name: 'Service reminder', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'service-reminder', emailDesign: 'email-reminder', scene: 'service-bay' },
    texts: {
      headline: 'Your {{vehicle}} is due for service',
      subhead: '{{firstName}}, we have a place for you this week.',
      body: 'Regular service keeps your warranty whole and your car worth more. Tell us when it suits you.',
      callToAction: 'Book now',
      preheader: 'A place for you this week.',
    },
  },
  {
    ...{ id: 'letter', name: 'Letter from the dealer', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'dealer-letter', emailDesign: 'email-letter', scene: 'city-night' },
    texts: {
      headline: 'We have missed you',
      subhead: '{{firstName}}, it has been a while.',
      body: 'We would like to see you and your {{vehicle}} again. So that the way back is a short one, we have put something aside for your next visit: take it for a repair that has waited, or for an oil change that is due.\nA lot has changed since you were here last. You can book online, wait in a quiet room with a desk, or have us pick your car up at work and bring it back by five.\nWhat has not changed are the people. The technician who knows your car still works here, and so does the coffee machine.\nCall us, write to us, or simply come by.',
      callToAction: 'Come back to {{dealer}}',
      preheader: 'Something set aside for you.',
    },
  },
  {
    ...{ id: 'metro-sheet', name: 'Metro coupon sheet', channels: MAIL, preview: 'DYNAMIC_PDF' },
    ...{ design: 'coupon-sheet', scene: 'city-night' },
    texts: {
      headline: 'One city, one price',
      subhead: 'Good at every dealer of the group',
      body: 'Whichever of us is closest to you: the same work at the same price.',
      callToAction: 'Find the dealer next to you',
      preheader: 'The same price all over town.',
    },
  },
  {
    ...{ id: 'metro-fold', name: 'Metro self-mailer', channels: MAIL, preview: 'STATIC' },
    ...{ design: 'half-fold', scene: 'service-bay' },
    texts: {
      headline: 'Your neighborhood service days',
      subhead: 'Savings from all of us, near all of you',
      body: 'Every dealer of the group opens early and closes late for a week. Bring your {{vehicle}} whenever it suits you.',
      callToAction: 'Open up and save',
      preheader: 'A week of service days.',
    },
  },
]
