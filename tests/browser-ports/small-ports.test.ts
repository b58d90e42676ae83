import { describe, expect, it, vi } from 'vitest'
import { copyText } from '#browser/clipboard.ts'
import { followHeading } from '#browser/heading.ts'
import { askAgainForPictures } from '#browser/lost-pictures.ts'
import { requestKey } from '#browser/random.ts'
import { openShareSheet } from '#browser/share.ts'
import { createVisibility } from '#browser/visibility.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('an order key', () => {
  it('is a random UUID, and never the same one twice', () => {
    const keys = Array.from({ length: 20 }, () => requestKey(crypto))
    expect(new Set(keys).size).toBe(20)
    for (const key of keys) expect(key).toMatch(uuid)
  })

  it('is one too on a page without a secure connection', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto
    expect(requestKey(plain)).toMatch(uuid)
    expect(requestKey(plain)).not.toBe(requestKey(plain))
  })
})

describe('the clipboard', () => {
  it('takes the text', async () => {
    const writeText = vi.fn(async () => {})
    await copyText({ navigator: { clipboard: { writeText } } } as unknown as Window, 'SAVE10')
    expect(writeText).toHaveBeenCalledWith('SAVE10')
  })

  it('takes it by the old command on plain http, and leaves no trace and the focus where it was', async () => {
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    const copied: string[] = []
    document.execCommand = () => {
      copied.push((document.activeElement as HTMLTextAreaElement | null)?.value ?? '')
      copied.push(document.querySelector('textarea')?.value ?? '')
      return true
    }
    await copyText({ navigator: {}, document } as unknown as Window, 'SAVE10')
    expect(copied).toContain('SAVE10')
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('says so when the browser refuses', async () => {
    document.execCommand = () => false
    await expect(copyText({ navigator: {}, document } as unknown as Window, 'x')).rejects.toThrow()
  })
})

describe('the sheet to share with', () => {
  const page = { title: 'Harbour Kitchen', url: 'https://souk.example/store/1' }
  const windowWith = (share?: () => Promise<void>) => ({ navigator: { share } }) as unknown as Window

  it('is given the page', async () => {
    const share = vi.fn(async () => {})
    await openShareSheet(windowWith(share), page)
    expect(share).toHaveBeenCalledExactlyOnceWith(page)
  })

  it('may be closed', async () => {
    const close = () => Promise.reject(new DOMException('Share canceled', 'AbortError'))
    await expect(openShareSheet(windowWith(close), page)).resolves.toBeUndefined()
  })

  it('says so where there is none, and when it fails', async () => {
    await expect(openShareSheet(windowWith(), page)).rejects.toThrow()
    const fail = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'))
    await expect(openShareSheet(windowWith(fail), page)).rejects.toThrow('Not here')
  })
})

describe('lost pictures', () => {
  it('are asked for again when the connection is back, and only they', () => {
    const picture = (lost: boolean, complete = true) => {
      const image = document.body.appendChild(document.createElement('img'))
      image.src = '/media/items/1-320.webp'
      Object.defineProperties(image, {
        complete: { value: complete },
        naturalWidth: { value: lost ? 0 : 320 },
      })
      return vi.spyOn(image, 'setAttribute')
    }
    const [lost, there, coming] = [picture(true), picture(false), picture(true, false)]
    askAgainForPictures(window)
    expect(lost).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    expect(lost).toHaveBeenCalledExactlyOnceWith('src', expect.stringContaining('/media/items/1-320.webp'))
    expect(there).not.toHaveBeenCalled()
    expect(coming).not.toHaveBeenCalled()
  })
})

describe('the heading', () => {
  it('is the first of the page, never of what index.html says when there is no page', async () => {
    document.body.innerHTML = '<main hidden><h1>We cannot</h1></main><div id="root"></div>'
    const heard: string[] = []
    const stop = followHeading(document, (heading) => heard.push(heading))
    document.querySelector('#root')!.innerHTML = '<main><h1> Stores </h1></main>'
    await vi.waitFor(() => expect(heard).toEqual(['', 'Stores']))
    stop()
  })
})

describe('visibility', () => {
  it('says whether anybody can see the page', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    const visibility = createVisibility(page as unknown as Document)
    const heard: string[] = []
    const stop = visibility.subscribe((state) => heard.push(state))
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    stop()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toEqual(['hidden', 'shown'])
  })
})
