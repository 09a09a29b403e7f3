export const texts = {
  choose: 'Choose a file',
  another: 'Choose another file',
  holds: 'What the file holds',
  template: 'Download a template',
  would: (name: string) => `What ${name} would change`,
  ignored: (headers: string) => `These columns are not read: ${headers}.`,
  first: (shown: number, all: number) =>
    `The first ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}.`,
  import: 'Import',
  done: (name: string) => `${name} was imported`,
} as const
