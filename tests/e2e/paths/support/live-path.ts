import type { Browser, Page } from '@playwright/test'
import { type AnyStateMachine, StateMachine } from 'xstate'
import type { Module } from '#openapi/generated/client.ts'
import { askNoReview, mirrorInto } from '#tests/fixtures/visitor.ts'
import type { BrowserOf } from '#tests/support/browser.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { pageDriver } from '#tests/support/page-driver.ts'
import { type PageFlow, watchPage } from '#tests/support/page-flow.ts'
import type { Path } from '#tests/support/paths.ts'
import type { Look } from '#tests/support/pictures.ts'
import { type Agreement, replay } from '#tests/support/replay.ts'
import type { ServiceOf } from '#tests/support/service.ts'
import { kindsOf } from '#tests/support/service-driver.ts'
import { type Stage, setStage } from '#tests/support/stage.ts'
import type { ToldOf } from '#tests/support/told.ts'
import { toldOracle } from '#tests/support/told-oracle.ts'
import { findInArabic } from './in-arabic.ts'
import type { OfferedControls } from './offered-controls.ts'
import { pageSensor, pageWindow } from './page-window.ts'
import { takePictures } from './take-pictures.ts'
import type { House } from './test.ts'

type Living = {
  browser: Browser
  house: House
  model: ModelOf
  service: ServiceOf | undefined
  lived: BrowserOf
  told: ToldOf | undefined
  /** Collects what the screen offers in vain along all paths of the flow. */
  controls?: OfferedControls | undefined
  /** Where the pictures of each step go; without it none are taken. */
  pictures?: ((step: number, look: Look) => string) | undefined
}

/** Lives one path in a page of its own; answers the arrows that were taken, and how it looked when it failed. */
export async function livePath(
  path: Path,
  { browser, house, model, service, lived, told, controls, pictures }: Living,
): Promise<{ arrows: string[]; failure?: unknown; picture?: Buffer }> {
  const { machine } = model
  const { proxy } = house
  const address = new URL(proxy.url)
  if (lived.host) address.hostname = lived.host
  const context = await browser.newContext({
    baseURL: address.origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: house.locale === 'ar' ? 'ar-AE' : 'en-GB',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  if (house.locale === 'ar') await findInArabic(page)
  page.setDefaultTimeout(PATIENCE)
  const { window, goto } = pageWindow(page)
  let flow = {} as PageFlow
  const stage = await setStage({
    ...house,
    browser: { window, sensor: pageSensor(() => flow) },
  })
  try {
    const live = (await service?.live(stage, path)) ?? { connected: machine }
    const kindOf = kindsOf(machine, live, house.isOperation)
    const sources = Object.keys(machine.implementations.actors)
    flow = await watchPage(page, {
      machine,
      abandon: proxy.abandon,
      nameOf: house.nameOf,
      orders: {
        machine: machine.id,
        gated: sources.filter((src) => kindOf(src) === 'browser'),
        breakable: sources.filter((src) => kindOf(src) === 'child'),
        withheld: sources.filter((src) => live.answers?.[src]?.withheld),
      },
    })
    const operations = [...operationsOf(machine), ...(lived.holds ?? [])]
    if (!operations.includes('getReviewReminder')) await askNoReview(context)
    const visited = await lived.visit(
      {
        page,
        stage,
        live,
        arrive: async (to, as) => {
          await leaveTraces(page, stage, { host: address.hostname, ...as })
          await goto(to)
        },
        goto,
        elapse: (child, ms) => flow.hands('elapse', ms, child),
      },
      path,
    )
    house.hold(operations)
    await visited.open()
    const driver = pageDriver({
      ...(controls?.recording(page, model, visited) ?? { model, visited }),
      live,
      page,
      flow,
      proxy,
      kindOf,
    })
    const input = (live.inputs as Record<string, unknown> | undefined)?.[path.from] ?? path.input
    const oracle =
      told && toldOracle({ told, flow, about: { from: path.from, stage, input }, patience: PATIENCE })
    // What the server says is written in English in the paths.
    const agree: Agreement = ['value', 'status', ...(house.locale === 'en' ? (['news'] as const) : [])]
    await replay(path, driver, agree, async (step) => {
      await oracle?.rested(path.steps[step - 1])
      await controls?.look(page, (path.steps[step - 1]?.world ?? path.start).snapshot)
      if (pictures && step > 0)
        await takePictures(page, (look) => pictures(step, look), step === path.steps.length)
    })
    if (house.locale === 'en') await visited.shows?.()
    return { arrows: flow.seen().arrows }
  } catch (failure) {
    return {
      arrows: flow.seen?.().arrows ?? [],
      failure,
      picture: await page.screenshot(),
    }
  } finally {
    house.hold([])
    stage.end()
    await context.close()
  }
}

/** What an earlier visit left in the browser: who it was, where, in which module. */
async function leaveTraces(
  page: Page,
  { storage, wire, guest_id, city }: Stage,
  {
    host,
    zone_ids = city.here.zone_ids,
    prerendered = false,
    module: { id, module_type } = { id: city.kitchen.module_id, module_type: city.kitchen.module_type },
  }: {
    host: string
    zone_ids?: number[]
    prerendered?: boolean
    module?: Pick<Module, 'id' | 'module_type'>
  },
): Promise<void> {
  const { here } = city
  if (wire.token) storage.write('token', wire.token)
  else storage.write('guest_id', guest_id)
  storage.write('currentLatLng', { lat: here.lat, lng: here.lng })
  storage.write('location', here.address)
  storage.write('zoneid', zone_ids)
  storage.write('module', { id, module_type })
  if (prerendered) await mirrorInto(page, storage, host)
}

/** Milliseconds a person would look for something on the screen before calling it missing. */
const PATIENCE = 8000

/** The operations a machine and its children ask by their names. */
const operationsOf = (machine: AnyStateMachine): string[] =>
  Object.entries(machine.implementations.actors).flatMap(([src, logic]) =>
    logic instanceof StateMachine ? operationsOf(logic) : [src],
  )
