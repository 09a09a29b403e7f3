export const dateFieldTexts = {
  placeholder: 'MM/DD/YYYY',
  choose: (label: string) => `Choose date for ${label}`,
  chosen: (label: string, shown: string) => `Choose date for ${label}, selected date is ${shown}`,
  loading: 'The calendar is loading.',
  notLoaded: 'The calendar could not be loaded',
  closedDays: 'Days that cannot be chosen',
  typeInstead: 'You can also type the date into the field.',
}
