/** Rounds of dice over HTTP: a process of its own, a member a connection, a key a round. Tells one line of JSON. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

const { url, tokens, connections, seconds } = JSON.parse(process.argv[2] ?? '{}')
const body = JSON.stringify({
  bets: [{ key: 'roll', stake: '0.10', choice: { direction: 'under', target: 5_000 } }],
})
let next = 0
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  setupClient: (client) => {
    const authorization = tokens[next]
    next += 1
    client.setRequests([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body,
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      },
    ])
  },
})
console.log(
  JSON.stringify({
    ok: result['2xx'],
    other: result.non2xx + result.errors,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }),
)
