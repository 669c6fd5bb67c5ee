export { createFrames } from './service/frames.ts'
export { openOutside } from './service/launch.ts'
export { openSandboxVendor } from './service/sandbox.ts'
