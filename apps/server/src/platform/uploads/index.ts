export {
  openUploadFolder,
  type IncomingFile,
  type PlaceForUpload,
  type UploadedFile,
  type UploadFolder,
} from './upload-folder.ts'
