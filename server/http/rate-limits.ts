import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '#server/config/config.ts'
import type { OperationId } from '#server/contract/handlers.ts'
import { networkOf } from '#server/rules/network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
  }
}

/** Secrets and codes tried, and coupons guessed. */
const GUESSED = 30
/** Redrawn pictures, and requests that wait for a third-party server. */
const COSTLY = 30
/** Orders placed and paid, and messages. */
const RARE = 60
/** Place search and distances while a customer types or moves the pin; with a Google key each request costs money. */
const MAPPED = 120
/** Prices while a customer fills in the form of an order: each may measure a way on the map. */
const QUOTED = 120
/** Orders that are followed, by many behind one address; guests prove theirs by its number and a phone. */
const FOLLOWED = 300

/** Calls that are rarer than browsing, each in a minute under all its addresses together. */
export const rarer: { [Id in OperationId]?: number } = {
  signUp: GUESSED,
  login: GUESSED,
  logOut: GUESSED,
  verifyPhone: GUESSED,
  sendPhoneCode: GUESSED,
  sendLoginCode: GUESSED,
  verifyFirebaseToken: GUESSED,
  forgotPassword: GUESSED,
  verifyResetToken: GUESSED,
  resetPassword: GUESSED,
  socialLogin: GUESSED,
  socialRegister: GUESSED,
  linkSocial: GUESSED,
  startPasskeySignIn: RARE,
  signInWithPasskey: GUESSED,
  startPasskey: GUESSED,
  addPasskey: GUESSED,
  renamePasskey: RARE,
  removePasskey: RARE,
  applyCoupon: GUESSED,
  updateProfile: GUESSED,
  updateCustomerInfo: GUESSED,
  removeAccount: GUESSED,
  sendConfirmationCode: GUESSED,
  sendEmailCode: GUESSED,
  verifyEmail: GUESSED,
  downloadData: COSTLY,
  endSession: RARE,
  endOtherSessions: RARE,
  requestRefund: COSTLY,
  submitReview: COSTLY,
  updateReview: COSTLY,
  submitCourierReview: COSTLY,
  updateCourierReview: COSTLY,
  reportReview: COSTLY,
  addFund: COSTLY,
  saveOfflinePayment: COSTLY,
  addPrescriptionPicture: COSTLY,
  subscribeToPush: COSTLY,
  unsubscribeFromPush: RARE,
  placeOrder: RARE,
  placePrescription: RARE,
  acceptPrescriptionPrice: RARE,
  startPayment: RARE,
  switchPaymentMethod: RARE,
  findPlacedOrder: RARE,
  orderAgain: RARE,
  undoOrderAgain: RARE,
  sendOrderCode: GUESSED,
  proveOrder: GUESSED,
  openReceipt: RARE,
  shareOrder: RARE,
  stopSharingOrder: RARE,
  shareParcel: RARE,
  sendMessage: RARE,
  autocompletePlace: MAPPED,
  getPlaceDetails: MAPPED,
  reverseGeocode: MAPPED,
  getDistance: MAPPED,
  createQuote: QUOTED,
  trackOrder: FOLLOWED,
  trackSharedOrder: FOLLOWED,
  trackSharedParcel: FOLLOWED,
  getOrderDetails: FOLLOWED,
  getCourierLocation: FOLLOWED,
  previewOrderAgain: FOLLOWED,
  getReceipt: FOLLOWED,
  getRefundOffer: FOLLOWED,
}

/**
 * Counts the API requests of a network; pages and pictures do not count. `RateLimit-*` headers of every reply state the
 * rest. Register it before the routes that it limits.
 */
export async function rateLimits(app: FastifyInstance, { RATE_LIMIT }: Config): Promise<void> {
  if (RATE_LIMIT === 0) return
  const counting = new Map<string, onRequestAsyncHookHandler>()
  app.addHook('onRoute', (route) => {
    const { operation = '' } = route.config ?? {}
    const most = rarer[operation as OperationId]
    if (!most) return
    // One for all addresses of an operation: the plugin's own would count each by itself.
    const count = counting.get(operation) ?? app.rateLimit({ max: Math.min(most, RATE_LIMIT) })
    counting.set(operation, count as onRequestAsyncHookHandler)
    route.config = { ...route.config, rateLimit: false }
    route.onRequest = [count as onRequestAsyncHookHandler, route.onRequest ?? []].flat()
  })
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ url }) => !url.startsWith('/api/'),
  })
}
