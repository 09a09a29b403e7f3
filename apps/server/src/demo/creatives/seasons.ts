import { BOTH, type DescribedCreative } from './described.ts'

export const SEASON_CREATIVES: readonly DescribedCreative[] = [
  {
    ...{ id: 'spring-mountain', name: 'Spring: open road', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'big-picture', emailDesign: 'email-big-picture', scene: 'mountain-spring' },
    variations: [{ id: 'family', name: 'Family', scene: 'family-trip' }],
    texts: {
      headline: 'Spring starts in our service bay',
      subhead: '{{firstName}}, your {{vehicle}} has earned a fresh start.',
      body: 'Salt, cold and potholes wear on tires, brakes and wipers.\nWe look over your {{vehicle}} in under an hour and send you a full report.',
      callToAction: 'Book your spring visit',
      preheader: 'Save on what winter wore out.',
    },
  },
  {
    ...{ id: 'spring-checklist', name: 'Spring: checklist', channels: BOTH },
    ...{ preview: 'DYNAMIC_PDF', design: 'checklist', emailDesign: 'email-reminder' },
    scene: 'mountain-spring',
    texts: {
      headline: 'Six checks before the long weekends',
      subhead: 'A spring list for your {{vehicle}}',
      body: 'Tires and alignment\nBrake pads and rotors\nWipers and washer fluid\nBattery and charging\nCabin air filter\nAir conditioning',
      callToAction: 'Pick a time',
      preheader: 'Six checks, one visit.',
    },
  },
  {
    ...{ id: 'summer-trip', name: 'Summer: road trip', channels: BOTH, preview: 'DYNAMIC_PDF' },
    ...{ design: 'four-square', emailDesign: 'email-split', scene: 'family-trip' },
    texts: {
      headline: 'Cool air, full tank, good tires',
      subhead: '{{firstName}}, get your {{vehicle}} ready for the summer.',
      body: 'Long drives ask more of a car. Bring yours in for air conditioning, fluids and tires before you pack.',
      callToAction: 'Get road-trip ready',
      preheader: 'Before you pack, stop by.',
    },
  },
  {
    ...{ id: 'summer-wide', name: 'Summer: wide view', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'panorama', emailDesign: 'email-big-picture', scene: 'family-trip' },
    texts: {
      headline: 'The best part of summer is getting there',
      subhead: 'Savings for your {{vehicle}} at {{dealer}}',
      body: 'From an oil change to new tires: everything for the season under one roof, and most of it while you wait.',
      callToAction: 'See the summer savings',
      preheader: 'Summer savings inside.',
    },
  },
  {
    ...{ id: 'fall-brakes', name: 'Fall: wet roads', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'magazine', emailDesign: 'email-coupon-sheet', scene: 'brakes' },
    texts: {
      headline: 'Short days, wet leaves, good brakes',
      subhead: 'A fall look at what stops your {{vehicle}}',
      body: 'Leaves hold water, and water doubles the way to a stop. We measure your pads and rotors and show you what we find.',
      callToAction: 'Have your brakes checked',
      preheader: 'Stop in before you have to stop.',
    },
  },
  {
    ...{ id: 'fall-checklist', name: 'Fall: checklist', channels: BOTH, preview: 'DYNAMIC_PDF' },
    ...{ design: 'checklist', emailDesign: 'email-reminder', scene: 'service-bay' },
    texts: {
      headline: 'One visit before the clocks change',
      subhead: 'Lights, wipers, tires: ready for your {{vehicle}}',
      body: 'Headlights and bulbs\nWiper blades\nTire tread and pressure\nBrake pads\nBattery test',
      callToAction: 'Book your fall visit',
      preheader: 'Five checks for darker days.',
    },
  },
  {
    ...{ id: 'winter-road', name: 'Winter: first frost', channels: BOTH },
    ...{ preview: 'EXTERNAL_DYNAMIC', design: 'panorama', emailDesign: 'email-big-picture' },
    scene: 'winter-road',
    texts: {
      headline: 'Ready for the first frost?',
      subhead: 'A winter check for your {{vehicle}}',
      body: 'Cold is hard on batteries and kind to nobody. In half an hour we test yours, fill what needs filling and look at your tires.',
      callToAction: 'Book a winter check',
      preheader: 'Battery, tires and wipers in half an hour.',
    },
  },
  {
    ...{ id: 'winter-battery', name: 'Winter: sure start', channels: BOTH, preview: 'STATIC' },
    ...{ design: 'fast-lane', emailDesign: 'email-split', scene: 'battery' },
    texts: {
      headline: 'It should start every morning',
      subhead: 'A free battery test for your {{vehicle}}',
      body: 'A battery loses a third of its strength at freezing. The test takes five minutes and costs you nothing.',
      callToAction: 'Test my battery',
      preheader: 'Five minutes, no charge.',
    },
  },
]
