export { processorOf } from './service/processors.ts'
export { ProcessorSilentError, type News, type OrderStatus, type Processor } from './service/processor.ts'
export { dropPicture, keepPicture, makePicture, readPicture } from './service/pictures.ts'
export { nextNews } from './store.ts'
