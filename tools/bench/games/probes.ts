import type { Browser, CDPSession } from 'playwright-core'

/** Runs in the page: milliseconds between frames, from now on. */
export function watchFrames(): number[] {
  const gaps: number[] = []
  let last = performance.now()
  const each = (now: number): void => {
    gaps.push(now - last)
    last = now
    requestAnimationFrame(each)
  }
  requestAnimationFrame(each)
  return gaps
}

/**
 * Runs in the page before anything else: the context accepts all commands except those that fill pixels. This measures the page's own cost
 * even where software rendering replaces a phone's GPU.
 */
export function leaveOutPixels(): void {
  for (const context of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawArrays', 'drawElements', 'clear'] as const)
      Object.defineProperty(context.prototype, name, { value: () => undefined })
  for (const name of ['drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements'] as const)
    Object.defineProperty(WebGL2RenderingContext.prototype, name, { value: () => undefined })
}

/** Seconds of script that a page has run so far, on its throttled CPU. */
export async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Whether frames are rendered without a GPU: the frame rate then says nothing about a phone. */
export async function isSoftwareRenderer(browser: Browser): Promise<boolean> {
  const page = await browser.newPage()
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    const names = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : 'software'
  })
  await page.close()
  return /swiftshader|software|llvmpipe/i.test(renderer)
}
