/** The number in a new page of this browser. */
function numberOfNewPage(): string {
  let number = '';
  jest.isolateModules(() => {
    const { browserNumber } = jest.requireActual<typeof import('./browser-number.js')>('./browser-number');
    number = browserNumber();
    expect(browserNumber()).toBe(number);
  });
  return number;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is 128 random bits, and the same in every page of the browser', () => {
  const number = numberOfNewPage();
  expect(number).toMatch(/^[0-9a-f]{32}$/);
  expect(numberOfNewPage()).toBe(number);
  localStorage.clear();
  expect(numberOfNewPage()).not.toBe(number);
});

it('replaces a stored text that is not such a number', () => {
  localStorage.setItem('touchline.browser', '7');
  const number = numberOfNewPage();
  expect(number).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem('touchline.browser')).toBe(number);
});

it('is kept for the life of the page without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(numberOfNewPage()).not.toBe(numberOfNewPage());
});
