import { expect, test } from "vitest";
import { withoutDaysBehind } from "./american-days.ts";

test.each([
  ["a day that is no month", "01/15/2014 - 05/28/2016", "   01/2014 -    05/2016"],
  ["short years", "1/15/14 - 5/28/16", "  1/'14 -   5/'16"],
  ["first days of several months", "06/01/2014, 08/01/2015, 09/01/2016", "   06/2014,    08/2015,    09/2016"],
  ["the day first", "15/01/2014 - 05/08/2016", "15/01/2014 - 05/08/2016"],
  ["dates that may be either", "05/06/2014 - 07/08/2016", "05/06/2014 - 07/08/2016"],
  ["a first day alone", "06/01/2014", "06/01/2014"],
])("%s", (_name, text, wanted) => {
  const found = withoutDaysBehind(text, text);
  expect(found).toBe(wanted);
  expect(found).toHaveLength(text.length);
});
