import type { App } from '#server/app.ts'
import { hiddenSources } from '../extension-points.ts'

/** The sources whose rewards this member is not shown now. */
export async function hiddenFrom(app: App, memberId: bigint, now: Date): Promise<string[]> {
  const hidden: string[] = []
  for (const { source, isHidden } of hiddenSources.of(app))
    if (await isHidden(app, memberId, now)) hidden.push(source)
  return hidden
}
