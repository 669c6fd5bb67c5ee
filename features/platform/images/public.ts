export { asAvatar, dropPicture, keepPicture, makePicture, readPicture } from './service/pictures.ts'
export { makePictures, takePicture, type No } from './service/taken.ts'
