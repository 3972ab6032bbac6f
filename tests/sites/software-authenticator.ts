import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Lie = {
  origin?: string
  rpId?: string
  type?: string
  /** False: no finger, face or PIN was checked. */
  isVerified?: boolean
}

/**
 * A software passkey (WebAuthn level 3, sections 6.1 and 6.5.4; ES256, attestation "none"). `lie` makes it
 * dishonest.
 */
export function createSoftwareAuthenticator(origin: string) {
  const rpId = new URL(origin).hostname
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge, origin: lie.origin ?? origin, crossOrigin: false }),
    )
  const authenticatorData = (flags: number, lie: Lie, rest = Buffer.alloc(0)) => {
    counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | USER_PRESENT | (lie.isVerified === false ? 0 : USER_VERIFIED))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(lie.rpId ?? rpId), head, rest])
  }
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  })

  return {
    id,
    /** Resets the signature count, as a copied key would. */
    rewind(to: number) {
      counter = to
    },
    register(options: { challenge: string }, lie: Lie = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, Buffer.from(cose)])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(HAS_CREDENTIAL, lie, credential))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return answer({
        clientDataJSON: clientData('webauthn.create', options.challenge, lie).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    logIn(options: { challenge: string }, lie: Lie = {}) {
      const client = clientData('webauthn.get', options.challenge, lie)
      const data = authenticatorData(0, lie)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
