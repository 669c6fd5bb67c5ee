import { verify } from 'node:crypto'
import { replyText } from '#features/play/vendors/rules/signature.ts'
import { sha256Hex } from '#features/play/vendors/service/protocols/proof.ts'
import { id, must, stake, refused, type Check } from './check.ts'

export const proofs: readonly Check[] = [
  {
    name: 'signature.required',
    says: 'Rejects a request without a signature.',
    run: (stage) =>
      refused(stage, () => stage.supplier.bet(stake(stage), { isUnsigned: true }), 'an unsigned bet'),
  },
  {
    name: 'signature.coversBody',
    says: 'Rejects a body that differs from the signed one.',
    run: (stage) =>
      refused(stage, () => stage.supplier.bet(stake(stage), { isTampered: true }), 'a changed body'),
  },
  {
    name: 'signature.clock',
    says: 'Rejects a request older than five minutes.',
    needs: ['clock'],
    run: (stage) =>
      refused(
        stage,
        () => stage.supplier.bet(stake(stage), { ageMs: 6 * 60_000 }),
        'a message of six minutes ago',
      ),
  },
  {
    name: 'signature.nonce',
    says: 'Accepts a nonce once.',
    needs: ['nonce'],
    async run(stage) {
      const nonce = id().replaceAll('-', '')
      must((await stage.supplier.balance(stage.guest, { nonce })).word === 'ok', 'a balance was refused')
      await refused(stage, () => stage.supplier.bet(stake(stage), { nonce }), 'a nonce that was used')
    },
  },
  {
    name: 'answer.signed',
    says: 'Signs a response over its body and the request’s nonce.',
    needs: ['signedReply'],
    async run({ supplier, guest, answerKey }) {
      must(answerKey !== null, 'there is no key to check it with')
      const said = await supplier.balance(guest)
      const [keyId, at, nonce, given] = ['key', 'timestamp', 'nonce', 'signature'].map(
        (name) => said.header(`fairhouse-${name}`) ?? '',
      )
      const text = replyText({
        keyId: keyId ?? '',
        at: Number(at),
        nonce: nonce ?? '',
        status: said.http,
        path: said.path,
        bodyHash: sha256Hex(Buffer.from(said.text)),
      })
      const isRight = verify(
        null,
        Buffer.from(text),
        answerKey,
        Buffer.from((given ?? '').slice(3), 'base64'),
      )
      must(isRight && said.sentHeaders['fairhouse-nonce'] === nonce, 'the answer is not signed', said)
    },
  },
  {
    name: 'answer.echo',
    says: 'Returns the ID of the request in the response.',
    needs: ['requestEcho'],
    async run({ supplier, guest }) {
      const said = await supplier.balance(guest)
      const asked: { request_uuid?: string } = JSON.parse(said.sent)
      must(
        said.fields['request_uuid'] === asked.request_uuid,
        'the id of the request did not come back',
        said,
      )
    },
  },
]
