export {
  asAvatar,
  asDocument,
  dropPicture,
  keepPicture,
  makePicture,
  readPicture,
  type Picture,
  type Shape,
} from './service/pictures.ts'
export { makePictures, takePicture, type Kept, type No } from './service/taken.ts'
