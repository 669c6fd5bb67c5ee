import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { inTransaction } from '#db/pool.ts'
import { passEverybody } from '#features/account/identity/testing/entry.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import type { ProviderName } from '../rules/providers.ts'
import { writeAgreement } from '../store/providers.ts'

const SIGNIN = join(import.meta.dirname, '../../../../tools/signin.ts')

export type StandIns = { readonly google: string; readonly facebook: string; readonly secret: string }

export type SocialSetup = TestApp & {
  readonly standIns: StandIns
  /** Adds an agreement with a provider at this issuer and enables its flag. */
  readonly agree: (provider: ProviderName, issuer: string, merchant?: string) => Promise<void>
  readonly flag: (name: 'socialGoogle' | 'socialFacebook' | 'DIRECTREG3', isOn: boolean) => Promise<void>
}

/** A real app with a real OpenID provider and Facebook's stand-in in a separate process. */
export async function socialSetup(): Promise<SocialSetup> {
  const at = await testApp()
  passEverybody(at) // the human check has its own tests, and here one client plays many visitors
  const { child, standIns } = await standInsFor(at.site)
  for (const origin of [standIns.google, standIns.facebook]) at.sandboxes.add(origin)
  const flag: SocialSetup['flag'] = async (name, isOn) => {
    await applyFlag(at, 'JADE', name, isOn)
  }
  const agree: SocialSetup['agree'] = async (provider, issuer, merchant = 'JADE') => {
    const secretSealed = Buffer.from(at.app.vault.close('social', standIns.secret))
    const clientId = `fairhouse-${provider}`
    await inTransaction(at.app.db, (tx) =>
      writeAgreement(tx, { merchant, provider, clientId, secretSealed, issuer, changedAt: at.clock.now() }),
    )
    await applyFlag(at, merchant, provider === 'google' ? 'socialGoogle' : 'socialFacebook', true)
  }
  await agree('google', standIns.google)
  await agree('facebook', standIns.facebook)
  return {
    ...at,
    standIns,
    agree,
    flag,
    async close() {
      child.disconnect()
      await at.close()
    },
  }
}

async function standInsFor(site: string): Promise<{ child: ChildProcess; standIns: StandIns }> {
  const child = fork(SIGNIN, {
    env: { ...process.env, SIGNIN_PORT: '0', SITE_ORIGIN: site },
    execArgv: [],
    silent: true,
  })
  const standIns = await new Promise<StandIns>((resolve, reject) => {
    child.once('message', (message: StandIns) => resolve(message))
    child.once('exit', (code) => reject(new Error(`the stand-ins ended with ${code}`)))
  })
  return { child, standIns }
}
