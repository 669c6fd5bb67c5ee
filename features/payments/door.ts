export { processorOf } from './service/processors.ts'
export { ProcessorSilentError, type News, type OrderStatus, type Processor } from './service/processor.ts'
export { nextNews } from './store.ts'
