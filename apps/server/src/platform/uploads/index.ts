export {
  openUploadFolder,
  type IncomingFile,
  type PlaceForUpload,
  type UploadedFile,
  type UploadFolder,
} from './upload-folder.ts'
export { fingerprintOf, textOf } from './table-file.ts'
