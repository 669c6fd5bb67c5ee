import { createHmac } from 'node:crypto'
import type { App } from '#server/app.ts'
import { createVault } from '#server/vault.ts'
import { SEND_MS } from '../../rules.ts'
import { lateOutcome, type Gateway } from '../gateways.ts'

/** Gateway responses that mean "try later": busy, rate limited, a timeout on its side. */
const NOT_NOW: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429])

/** Sends SMS as signed JSON over HTTP (`{ id, to, text }`, Standard Webhooks headers); the gateway detects a duplicate by `id`. */
export function openSignedJson({
  config,
  outbound,
  clock,
}: Pick<App, 'config' | 'outbound' | 'clock'>): Gateway {
  const url = config.SMS_GATEWAY_URL ?? `http://127.0.0.1:${config.OUTBOX_PORT}/sms`
  const key = config.SMS_GATEWAY_SECRET ?? createVault(config.secret).keyText('sms-gateway')
  return {
    async send({ id, to, text }) {
      const body = JSON.stringify({ id, to, text })
      const seconds = Math.floor(clock.now().getTime() / 1000).toString()
      const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
      try {
        const reply = await outbound.fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': seconds,
            'webhook-signature': `v1,${signature}`,
          },
          body,
          timeoutMs: SEND_MS,
          mostBytes: 0,
        })
        if (reply.ok) return { isSent: true }
        const isFinal = reply.status >= 400 && reply.status < 500 && !NOT_NOW.has(reply.status)
        return { isSent: false, isFinal, why: `the gateway answered ${reply.status}` }
      } catch (error) {
        return lateOutcome(error instanceof Error && error.cause instanceof Error ? error.cause : error)
      }
    },
    close: () => undefined,
  }
}
