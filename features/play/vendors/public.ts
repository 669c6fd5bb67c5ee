export { createFrames } from './service/frames.ts'
export { openOutside, type Launching } from './service/launch.ts'
export { openSandboxVendor } from './service/sandbox.ts'
