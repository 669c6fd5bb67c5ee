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
