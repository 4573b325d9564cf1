import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { DailyUsage } from "../../api/people.ts";
import { dailyUsageQuery } from "../../api/queries.ts";
import { Problem } from "../../parts/Problem.tsx";
import { creditsText, dateText, wholeText } from "../../parts/words.ts";
import { chartTop, chartWords } from "./chartWords.ts";
import "./usageChart.css";

/** What each of the last days has cost, as bars; every movement is in the table below it. */
export function UsageChart() {
  const usage = useQuery(dailyUsageQuery);
  return (
    <>
      <Problem error={usage.error} />
      {usage.data === undefined ? null : <Bars days={usage.data} />}
    </>
  );
}

/** Hundredths of the height, so that the drawing may be stretched: its words stand beside it. */
const whole = 100;
/** Of the width of a day, the part that its bar takes. */
const barShare = 0.7;

function Bars({ days }: { days: DailyUsage["days"] }) {
  const titleId = useId();
  const descriptionId = useId();
  const top = chartTop(days);
  return (
    <figure className="usageChart">
      <figcaption>{chartWords(days)}</figcaption>
      <div className="usagePlot">
        <div className="usageScale" aria-hidden="true">
          <span>{wholeText(top)}</span>
          <span>{wholeText(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${days.length} ${whole}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
          aria-describedby={descriptionId}
        >
          <title id={titleId}>Credits spent on each of the last {days.length} days</title>
          <desc id={descriptionId}>{chartWords(days)}</desc>
          {[0, whole / 2, whole].map((y) => (
            <line key={y} x1="0" x2={days.length} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
          ))}
          {days.map(({ date, credits }, index) => (
            <g key={date}>
              <title>{`${dateText(date)}: ${creditsText(credits)}`}</title>
              <rect className="usageDay" x={index} width="1" height={whole} />
              <rect
                className="usageBar"
                x={index + (1 - barShare) / 2}
                width={barShare}
                y={whole - (credits / top) * whole}
                height={(credits / top) * whole}
              />
            </g>
          ))}
        </svg>
        <div className="usageEnds" aria-hidden="true">
          <span>{dateText(days[0]?.date ?? "")}</span>
          <span>{dateText(days.at(-1)?.date ?? "")}</span>
        </div>
      </div>
    </figure>
  );
}
