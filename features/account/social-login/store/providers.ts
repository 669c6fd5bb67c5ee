import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { ProviderName } from '../rules/providers.ts'

export type AgreementRow = {
  readonly merchant: string
  readonly provider: ProviderName
  readonly clientId: string
  readonly secretSealed: Buffer
  readonly issuer: string
  readonly changedAt: Date
}

const columns = sql`merchant, provider, client_id, secret_sealed, issuer, changed_at`

export async function agreementOf(
  reader: Db | Tx,
  merchant: string,
  provider: ProviderName,
): Promise<AgreementRow | null> {
  return maybe(
    reader,
    sql<AgreementRow>`
      select ${columns} from social_provider where merchant = ${merchant} and provider = ${provider}
    `,
  )
}

export async function agreements(reader: Db | Tx): Promise<readonly AgreementRow[]> {
  return many(reader, sql<AgreementRow>`select ${columns} from social_provider order by merchant, provider`)
}

export async function writeAgreement(
  tx: Tx,
  { merchant, provider, clientId, secretSealed, issuer, changedAt }: AgreementRow,
): Promise<void> {
  await run(
    tx,
    // two concurrent operators: the later change wins, and the audit log has both
    sql`
      insert into social_provider (merchant, provider, client_id, secret_sealed, issuer, changed_at)
      values (${merchant}, ${provider}, ${clientId}, ${secretSealed}, ${issuer}, ${changedAt})
      on conflict (merchant, provider) do update
      set client_id = excluded.client_id, secret_sealed = excluded.secret_sealed, issuer = excluded.issuer,
        changed_at = excluded.changed_at
    `,
  )
}

export type Brand = { readonly code: string; readonly name: string; readonly host: string | null }

/** The brands of this deployment with their first host, for the back office's list. */
export async function brands(reader: Db | Tx): Promise<readonly Brand[]> {
  return many(
    reader,
    sql<Brand>`
      select m.code, m.name,
        (select h.host from merchant_host_view h where h.merchant = m.code order by h.created_at, h.host limit 1) as host
      from merchant_view m
      order by m.sort, m.code
    `,
  )
}
