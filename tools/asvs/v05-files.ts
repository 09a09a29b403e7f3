import { holds, notOurs, open, type Chapter } from './row.ts'

export const FILES: Chapter = {
  title: 'Files',
  rows: [
    open(
      '5.1.1',
      2,
      'Write down types and sizes for each upload',
      'Types stand at each call in the API document and sizes in its schemas and rules; no single list says both for all uploads, nor what happens with a malicious file.',
    ),
    holds(
      '5.2.1',
      1,
      'Files have a greatest size',
      'Each upload has one; a larger file is refused before it is read, and three are taken at once.',
      'apps/server/src/platform/http/upload.ts',
      'apps/server/src/platform/uploads/uploads.test.ts',
    ),
    holds(
      '5.2.2',
      1,
      'Content and ending of a file fit its type',
      'A picture is judged by its ending and its bytes and encoded again; tables are read as text, and a workbook or what holds zero bytes is refused whatever its name.',
      'apps/server/src/images/upload-image.use-case.ts',
      'apps/server/src/images/images.route.test.ts',
    ),
    notOurs(
      '5.2.3',
      2,
      'Archives are bounded before unpacking',
      'No upload is an archive; the pixels of a packed picture are counted before it is decoded.',
    ),
    holds(
      '5.3.1',
      1,
      'Uploaded files are never run',
      'They lie outside of the folder that is served, without permission to run, until their call ends; pictures are stored in the database.',
      'apps/server/src/platform/uploads/upload-folder.ts',
      'apps/server/src/platform/uploads/uploads.test.ts',
    ),
    holds(
      '5.3.2',
      1,
      'Names of files are ours',
      'A file on its way has a random name; the name that a person gave it is only shown.',
      'apps/server/src/platform/uploads/upload-folder.ts',
      'apps/server/src/platform/uploads/uploads.test.ts',
    ),
    open(
      '5.4.1',
      2,
      'Downloads name their file in a header',
      'No name comes from a caller, but files are sent without Content-Disposition (apps/server/src/platform/http/reply.ts).',
    ),
    notOurs(
      '5.4.2',
      2,
      'Served file names are encoded',
      'No answer and no email carries the name of a file.',
    ),
    open(
      '5.4.3',
      2,
      'Scan files from outside for malware',
      'There is no scanner. Pictures are encoded again and tables become rows, so that no uploaded file is served as it came; rejected rows come back as text.',
    ),
  ],
}
