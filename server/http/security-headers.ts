import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/config.ts'
import { type FirebasePhone, firebaseInBrowser } from '#server/config/firebase-phone.ts'

type Sources = Record<string, string[]>

/** Everything comes from this server; scripts and workers pass a Trusted Types policy. */
const own: Sources = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // A picture that was chosen to be sent is shown from a blob.
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  mediaSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/**
 * Additional sources for Google Maps (developers.google.com/maps/documentation/javascript/content-security-policy). It
 * writes inline styles and scripts, so Trusted Types cannot be required beside it.
 */
const google: Sources = {
  scriptSrc: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styleSrc: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  imgSrc: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  fontSrc: ['https://fonts.gstatic.com'],
  connectSrc: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  workerSrc: ['blob:'],
}

/** Policies a script may create, once each: `public/painted.js` and `src/browser/trusted-scripts.ts`. */
const policies = ['painted', 'default']

/** A storefront built for another backend asks it, and shows its pictures. */
const backend = (address: string): Sources => {
  const { origin } = new URL(address)
  return { connectSrc: [origin], imgSrc: [origin], mediaSrc: [origin] }
}

/** The browser asks Firebase for codes itself; reCAPTCHA has a document of its own (`server/accounts/challenge-page.ts`). */
const phoneCodes = ({ toolkit }: FirebasePhone): Sources => ({ connectSrc: [toolkit], frameSrc: ["'self'"] })

export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const withGoogle = config.VITE_GOOGLE_MAPS_API_KEY !== undefined
  const firebase = firebaseInBrowser(config)
  const more = [
    withGoogle ? google : {},
    config.VITE_API_URL ? backend(config.VITE_API_URL) : {},
    firebase ? phoneCodes(firebase) : {},
  ]
  const names = new Set([own, ...more].flatMap((sources) => Object.keys(sources)))
  const sources = [...names].map((name) => [name, [own, ...more].flatMap((from) => from[name] ?? [])])
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...Object.fromEntries(sources),
        ...(withGoogle ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: policies }),
      },
    },
    // Told only where it is true: over plain HTTP it would lock a developer out of the port.
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async ({ url }, reply) => {
    // The address of a shared order or parcel is its key: no crawler lists it, and no other site hears it.
    if (/^\/[tp]\//i.test(url))
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()')
  })
}
