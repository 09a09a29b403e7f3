export {
  openUploadFolder,
  type IncomingFile,
  type PlaceForUpload,
  type UploadedFile,
  type UploadFolder,
} from './upload-folder.ts'
export { fingerprintOf, takeFile, textOf, type Taken, type TakenFile } from './table-file.ts'
