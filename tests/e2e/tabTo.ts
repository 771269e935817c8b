import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The focused element: its name, and whether its outline is visible within the page. */
export async function focused(page: Page): Promise<{ readonly name: string; readonly marked: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const words = [element.getAttribute('aria-label'), labels[0]?.textContent, element.textContent].find((text) =>
      text?.trim(),
    );
    const isOutlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const { width, bottom, right } = element.getBoundingClientRect();
    // The calendar's button in a date field is the browser's own, which also marks it.
    const isBrowsers = element.matches('input:not(:focus)');
    const inside = width > 0 && bottom > 0 && right > 0;
    return {
      name: (words ?? '').trim(),
      marked: inside && (isBrowsers || [element, ...parents(element, 3)].some(isOutlined)),
    };

    function parents(of: Element, levels: number): Element[] {
      const parent = of.parentElement;
      return parent === null || levels === 0 ? [] : [parent, ...parents(parent, levels - 1)];
    }
  });
}

/** Tabs on until something of this name has the focus. Every stop on the way must be marked, and none may hold the keyboard. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(key);
    const here = await focused(page);
    expect(here, `after ${passed.slice(-3).join(' → ')}`).toMatchObject({ marked: true });
    if (name.test(here.name)) return;
    passed.push(here.name);
  }
  throw new Error(`${name.source} was not reached; passed: ${passed.join(' → ')}`);
}
